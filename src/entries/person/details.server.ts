import { z } from 'zod'
import { readerName } from 'content-mapping/compose/reader-name.ts'
import { plainTextOf } from 'content-mapping/markdown/plain-text-of.ts'
import type { Entry } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { model, shownWith } from '#app/content/reading/model.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { PersonDetail } from './card/detail.ts'

const content = z.union([z.string(), z.number(), z.array(z.string()), z.looseObject({ nodeType: z.literal('document') })])
const detail = z.object({ value: content, ...shownWith })
type Value = z.output<typeof content>

/**
 * Returns the texts and addresses in the unmapped fields of a person without a page. Only the card shows them.
 *
 * Returns `undefined` if there are none. Omits texts in `shown`, linked entries, pictures and other values.
 */
export function personDetails(entry: Entry, shown: readonly (string | undefined)[]): readonly PersonDetail[] | undefined {
  const fields = entry.origin?.fields ?? []
  const shape: Record<string, typeof detail> = Object.fromEntries(fields.map(({ field }) => [field, detail]))
  const values: Readonly<Record<string, z.output<typeof detail> | undefined>> = entry.read(model(entry.type, {}, shape)) ?? {}
  const details = fields.flatMap(({ field, name }): PersonDetail[] => {
    const given = values[field]
    if (!given) return []
    const { value, ...about } = given
    const text = textOf(value, entry.content.locale).trim()
    const address = addressOf(text)
    const target = address === undefined ? undefined : linkToAddress(address, entry)
    // A path of another site leads nowhere.
    if (text === '' || isPath(text) || shown.includes(text)) return []
    return [target ? { text: { text: withoutScheme(text) }, target } : { label: { text: readerName(name) }, text: { text, ...about } }]
  })
  return details.length > 0 ? details : undefined
}

function textOf(value: Value, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formats(locale).decimal(value)
  return Array.isArray(value) ? value.join(', ') : plainTextOf(value)
}

function addressOf(text: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(text)) return text
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text) ? `mailto:${text}` : undefined
}

function isPath(text: string): boolean {
  return /^[/#]\S*$/.test(text)
}

function withoutScheme(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address
}
