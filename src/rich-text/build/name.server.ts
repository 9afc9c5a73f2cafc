import type { Content } from '#app/content/content.server.ts'
import { fieldsOf } from '#app/content/reading/fields.server.ts'
import { phrase } from '#app/content/reading/model.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import type { Phrase } from '#app/content/view/phrase.ts'

/** Give what an entry of any type is called; `undefined` where it has no such field. */
export function nameOf(content: Content, raw: RawEntry): Phrase | undefined {
  const fields = fieldsOf(raw, content.chain(), ['term', 'title', 'name'])
  return phrase.safeParse(fields.term ?? fields.title ?? fields.name).data
}
