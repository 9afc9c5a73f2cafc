const TEXT = ['Symbol', 'Text']
const NUMBER = ['Integer', 'Number']
const ENTRY = ['Link to Entry', 'Array of Link to Entry']
/** A picture may stand in an entry of its own, or be named by its address. */
const ASSET = ['Link to Asset', 'Array of Link to Asset', ...ENTRY, ...TEXT]

/** The kinds that a field of a kind can be made of. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Symbol: [...TEXT, ...NUMBER, 'RichText', 'Date', 'Array of Symbol', 'Link to Entry'],
  Text: [...TEXT, ...NUMBER, 'RichText', 'Date', 'Array of Symbol', 'Link to Entry'],
  RichText: ['RichText', ...TEXT, 'Array of Symbol'],
  Date: ['Date', ...TEXT],
  Integer: [...NUMBER, ...TEXT],
  Number: [...NUMBER, ...TEXT],
  Boolean: ['Boolean'],
  'Link to Asset': ASSET,
  'Array of Link to Asset': ASSET,
  'Link to Entry': ENTRY,
  'Array of Link to Entry': ENTRY,
  'Array of Symbol': ['Array of Symbol', ...TEXT, 'Object'],
}

/** Tell whether a value of one of Contentful's kinds can be made into one of those that a role field can be read of. */
export function canPlay(kind: string, wanted: readonly string[]): boolean {
  return wanted.some((each) => each === kind || MADE_OF[each]?.includes(kind))
}
