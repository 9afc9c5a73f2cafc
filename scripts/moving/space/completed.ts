import type { Kind, SpaceContents } from './contents.ts'

/** What a file may leave unsaid of a resource, and then means to leave as it is. */
const UNSAID: Readonly<Record<Kind, readonly string[]>> = {
  locales: ['fallbackCode', 'optional', 'contentManagementApi', 'contentDeliveryApi'],
  contentTypes: ['description', 'displayField', 'metadata'],
  editorInterfaces: ['controls', 'sidebar', 'editors', 'editorLayout', 'groupControls'],
  tags: [],
  assets: ['metadata'],
  entries: ['metadata'],
}

/** Give a resource of a file with what the file does not say of it, as it is in the space. */
export function completed<K extends Kind>(kind: K, resource: SpaceContents[K][number], present: SpaceContents[K][number]): SpaceContents[K][number] {
  const said: Readonly<Record<string, unknown>> = resource
  const there: Readonly<Record<string, unknown>> = present
  const missing = UNSAID[kind].filter((name) => said[name] === undefined && there[name] !== undefined)
  return Object.assign({}, resource, Object.fromEntries(missing.map((name) => [name, there[name]])))
}
