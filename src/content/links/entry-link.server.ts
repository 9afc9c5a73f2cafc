import type { Entry } from '../content.ts'
import type { EntryLink } from '../view/entry-link.ts'

/** Give the link to an entry by its name; nothing where it has none, or where nothing may lead to it. */
export function entryLink({ id, name, link }: Entry): EntryLink | undefined {
  return name && link && { id, title: name, link }
}
