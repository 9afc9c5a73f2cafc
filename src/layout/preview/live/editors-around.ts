import { EDITOR_ORIGINS } from '#app/config/editor-origins.ts'

/** Returns the origins of the web app that embed this page. */
export function editorsAround(): readonly string[] {
  // Not every browser has `ancestorOrigins`. Browsers that have it log errors for messages to absent windows.
  if (!('ancestorOrigins' in location)) return EDITOR_ORIGINS
  return EDITOR_ORIGINS.filter((origin) => location.ancestorOrigins.contains(origin))
}
