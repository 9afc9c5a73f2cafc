import type { SpaceField } from '../../space-model.ts'

/** Kinds of values that the inference distinguishes. */
export type Kind =
  | 'short'
  | 'long'
  | 'rich'
  | 'texts'
  | 'number'
  | 'date'
  | 'yes-no'
  | 'place'
  | 'json'
  | 'asset'
  | 'assets'
  | 'entry'
  | 'entries'
  | 'elsewhere'

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['Symbol', 'short'],
  ['Text', 'long'],
  ['RichText', 'rich'],
  ['Array of Symbol', 'texts'],
  ['Integer', 'number'],
  ['Number', 'number'],
  ['Date', 'date'],
  ['Boolean', 'yes-no'],
  ['Location', 'place'],
  ['Object', 'json'],
  ['Link to Asset', 'asset'],
  ['Array of Link to Asset', 'assets'],
  ['Link to Entry', 'entry'],
  ['Array of Link to Entry', 'entries'],
])

/** Returns the kind of a field. Unknown types of Contentful have the kind `elsewhere`. */
export function kindOf(field: SpaceField): Kind {
  return KINDS.get(field.type) ?? 'elsewhere'
}
