import type { Accepted } from '../project/roles.ts'

const TEXT = ['Symbol', 'Text']
const NUMBER = ['Integer', 'Number']
const LINK = ['Link to Entry', 'Link to Asset']
const LINKS = ['Array of Link to Entry', 'Array of Link to Asset']

/** Besides themselves, the kinds that values of a kind are made of. */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  Symbol: [...TEXT, ...NUMBER, 'RichText', 'Date', 'Array of Symbol'],
  Text: [...TEXT, ...NUMBER, 'RichText', 'Date', 'Array of Symbol'],
  RichText: [...TEXT, 'Array of Symbol'],
  Date: TEXT,
  'Array of Symbol': TEXT,
  'Link to Entry': [...LINK, ...LINKS],
  // A picture may stand in an entry of its own.
  'Link to Asset': [...LINK, ...LINKS],
  'Array of Link to Entry': ['Link to Entry'],
  'Array of Link to Asset': [...LINK, 'Array of Link to Entry'],
}

/** Tell whether values of one of Contentful's kinds can be made into one that a role field is read of. */
export function canPlay(kind: string, accepted: Accepted): boolean {
  return accepted.some((each) => each === kind || MADE_OF[each]?.includes(kind))
}
