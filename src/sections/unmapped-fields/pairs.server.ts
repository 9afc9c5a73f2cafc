import type { Entry } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import type { OwnField } from 'content-mapping/project/own-fields.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Action } from '../action/Actions.tsx'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { isRecord } from './json.server.ts'

const LABEL = /(?:cta|button|btn|link|action)[_ ]?(?:text|label|title|copy|caption|name)_?\d*$/i
const TARGET = /(?:target|page|link|url|href|path|destination|cta|button|slug)_?\d*$/i

type Values = (field: OwnField) => ({ readonly value: unknown } & Omit<LocalizedText, 'text'>) | undefined

/** Link in two fields of an entry: one contains its text, the other its target. */
interface Pair {
  readonly label: OwnField
  readonly target: OwnField
  readonly action: Action
}

/** Returns the links that an entry contains in two fields each, such as `buttonText` and `buttonUrl`. */
export function actionPairs(entry: Entry, fields: readonly OwnField[], valueOf: Values): Pair[] {
  const pairs: Pair[] = []
  for (const label of fields.filter(({ id }) => LABEL.test(id))) {
    const words = valueOf(label)
    if (typeof words?.value !== 'string' || words.value.trim() === '') continue
    const free = fields.filter((each) => each !== label && TARGET.test(each.id) && !pairs.some(({ target }) => target === each))
    for (const target of free.toSorted((one, other) => likeness(other.id, label.id) - likeness(one.id, label.id))) {
      const leads = targetOf(entry, valueOf(target)?.value)
      if (!leads) continue
      const { value: _value, ...about } = words
      pairs.push({ label, target, action: { label: { text: words.value.trim(), ...about }, target: leads } })
      break
    }
  }
  return pairs
}

/** Returns whether a field holds only the label of a link. Without its target, it is no content. */
export function isLinkLabel({ id }: OwnField): boolean {
  return LABEL.test(id)
}

/** Returns whether a field holds only the target of a link. */
export function isLinkTarget({ id }: OwnField): boolean {
  return TARGET.test(id) || /(?:destination|href|url|slug)/i.test(id)
}

/** Compares two names: by the number at their ends, then by the length of their common prefix. */
function likeness(one: string, other: string): number {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const [number, otherNumber] = [one, other].map((name) => /\d*$/.exec(name)?.[0])
  return (number === otherNumber ? 100 : 0) + (at < 0 ? one.length : at)
}

function targetOf(entry: Entry, value: unknown): LinkTarget | undefined {
  if (typeof value === 'string' && /^[\p{L}\p{N}_-]+(?:\/[\p{L}\p{N}_-]+)*\/?$/u.test(value)) return linkToAddress(`/${value}`, entry)
  if (typeof value === 'string') return /^(?:https?:\/\/|mailto:|tel:|\/|#)\S*$/i.test(value) ? linkToAddress(value, entry) : undefined
  return isEntry(value) ? value.link : undefined
}

function isEntry(value: unknown): value is Entry {
  return isRecord(value) && value['kind'] === 'entry'
}
