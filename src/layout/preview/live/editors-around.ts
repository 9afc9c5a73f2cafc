import { EDITOR_ORIGINS } from '#app/config/editor-origins.ts'

/** Name the origins of the web app that frame this page. */
export function editorsAround(): readonly string[] {
  // Not every browser tells. One that does complains of messages to windows that are not there.
  if (!('ancestorOrigins' in location)) return EDITOR_ORIGINS
  return EDITOR_ORIGINS.filter((origin) => location.ancestorOrigins.contains(origin))
}
