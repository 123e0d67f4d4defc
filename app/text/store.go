package text

// Sentences of app/store: what the device refuses, and what the judge can do about it.
func init() {
	add(map[string]Entry{
		"store.behind": {
			RU: "Пока вы вводили, турнир изменили в другой вкладке. Посмотрите, что нового, и повторите, если ещё нужно",
			EN: "While you were typing, the tournament was changed in another tab. See what is new and repeat if it is still needed",
		},
		"store.missing": {
			RU: "На этом устройстве такого турнира или копии нет: возможно, их удалили в другой вкладке или очистили данные браузера",
			EN: "There is no such tournament or copy on this device: it may have been deleted in another tab, or the browser’s data cleared",
		},
		"store.exists": {
			RU: "Такой турнир на этом устройстве уже есть",
			EN: "This tournament is on the device already",
		},
		"store.kept": {
			RU: "Турнир уже не в корзине: его вернули или изменили в другой вкладке. Он не удалён",
			EN: "The tournament is no longer in the bin: it was restored or changed in another tab. It was not deleted",
		},
		"store.damaged": {
			RU: "Запись турнира на устройстве неполная. Откройте последнюю копию или файл турнира",
			EN: "The tournament’s record on the device is incomplete. Open the last copy or the tournament’s file",
		},
		"store.line": {
			RU: "Запись не в том виде, в каком её можно сохранить. Ничего не изменено",
			EN: "The record is not in a form that can be kept. Nothing was changed",
		},
		"store.quota": {
			RU: "На устройстве не осталось места, запись не сохранена. Сохраните файл турнира и освободите место: очистите корзину или удалите лишнее с устройства",
			EN: "The device is full, and the entry was not saved. Save the tournament’s file and make room: empty the bin or delete what you don’t need on the device",
		},
		"store.blocked": {
			RU: "Браузер не даёт хранить данные: возможно, это приватное окно, хранение выключено в настройках или программа открыта в другой вкладке. Турнир будет только в памяти: сохраняйте его в файл",
			EN: "The browser does not let data be kept: this may be a private window, storage may be switched off, or the program may be open in another tab. The tournament is only in memory: save it to a file",
		},
		"store.version": {
			RU: "Данные на устройстве записаны более новой версией программы. Обновите страницу",
			EN: "The data on this device were written by a newer version of the program. Reload the page",
		},
		"store.closed": {
			RU: "Связь с хранилищем прервана: программа открыта в другой вкладке. Обновите страницу",
			EN: "The storage is disconnected: the program is open in another tab. Reload the page",
		},
		"store.timeout": {
			RU: "Браузер слишком долго не отвечает. Проверьте, сохранилась ли запись, и повторите, если нет",
			EN: "The browser takes too long to answer. See whether the entry was saved, and repeat it if not",
		},
		"store.failed": {
			RU: "Браузер не смог прочитать или записать данные. Сохраните файл турнира и обновите страницу",
			EN: "The browser could not read or write the data. Save the tournament’s file and reload the page",
		},
	})
}
