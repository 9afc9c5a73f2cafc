import type { Entry } from '../content.ts'
import type { EntryLink } from '../view/localized-text.ts'

/** Returns the link to an entry with its name. Returns `undefined` if it has no name, or if no link may lead to it. */
export function entryLink({ id, name, link }: Entry): EntryLink | undefined {
  return name && link && { id, title: name, link }
}
