/** Folders of tests that share a process and its modules, because their tests have no effect on other files. */
export const PURE_FOLDERS = [
  'packages/contentful-emulator/tests{,/*}',
  'packages/demonstration-pictures/tests',
  'tests/architecture{,/imports}',
  'tests/content/{dependencies,following,links,preview,view}',
  'tests/bench',
  'tests/deploy',
  'tests/disk',
  'tests/framework',
  'tests/http/server',
  'tests/i18n{,/formats,/messages}',
  'tests/languages',
  'tests/mapping/{config,drift,infer,project,reading}',
  'tests/media/picture',
  'tests/model',
  'tests/prose',
  'tests/rich-text',
  'tests/sections/opening-hours',
  'tests/features/markdown',
  'tests/seo',
  'tests/site/{language,preview}',
  'tests/themes',
]

/** Folders with the tests of this site, its settings and its content. They share a process too. */
export const SITE_FOLDERS = ['tests/space', 'tests/demonstration']
