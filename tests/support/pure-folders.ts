/** Folders of tests that share a process and its modules, because their tests have no effect on other files. */
export const PURE_FOLDERS = [
  'packages/contentful-emulator/tests{,/*}',
  'packages/demonstration-pictures/tests',
  'tests/architecture{,/imports}',
  'tests/content/{dependencies,following,links,preview,view}',
  'tests/disk',
  'tests/http/server',
  'tests/i18n{,/formats,/messages}',
  'tests/languages',
  'tests/mapping/{config,drift,infer,project,reading}',
  'tests/media/picture',
  'tests/rich-text',
  'tests/sections/opening-hours',
  'tests/features/markdown',
  'tests/seo',
  'tests/site/language',
  'tests/themes',
]
