/** Folders of tests that share a process and its modules, because their tests have no effect on other files. */
export const PURE_FOLDERS = [
  'architecture{,/imports}',
  'content-service{,/*}',
  'content/{dependencies,following,links,preview,view}',
  'disk',
  'http/server',
  'i18n{,/formats,/messages}',
  'languages',
  'mapping/{config,drift,infer,project,reading}',
  'media/picture',
  'rich-text',
  'sections/opening-hours',
  'seo{,/markdown}',
  'site/language',
  'themes',
]
