package files

import (
	"github.com/sudya-app/sudya/app/desk"
)

// FileKinds are the files that the picker offers.
const FileKinds = ".json,.sudya," + desk.FileMime
