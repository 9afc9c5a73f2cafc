import type { Kind, SpaceContents } from './contents.ts'

/** Properties that a file may omit. They then keep their value in the space. */
const UNSAID: Readonly<Record<Kind, readonly string[]>> = {
  locales: ['fallbackCode', 'optional', 'contentManagementApi', 'contentDeliveryApi'],
  contentTypes: ['description', 'displayField', 'metadata'],
  editorInterfaces: ['controls', 'sidebar', 'editors', 'editorLayout', 'groupControls'],
  tags: [],
  assets: ['metadata'],
  entries: ['metadata'],
}

/** Adds the properties that a resource of a file omits, with their values in the space. */
export function completed<K extends Kind>(kind: K, resource: SpaceContents[K][number], present: SpaceContents[K][number]): SpaceContents[K][number] {
  const said: Readonly<Record<string, unknown>> = resource
  const there: Readonly<Record<string, unknown>> = present
  const missing = UNSAID[kind].filter((name) => said[name] === undefined && there[name] !== undefined)
  return Object.assign({}, resource, Object.fromEntries(missing.map((name) => [name, there[name]])))
}
