import { setMember } from 'contentful-emulator/json/json.ts'
import type { Source, TypeMapping } from '../../mapping.ts'
import { fits, isInternal } from '../evidence/field-facts.ts'
import { isPlumbing } from '../evidence/space-facts.ts'
import type { TypeFacts } from '../evidence/type-facts.ts'
import { surenessOf } from '../evidence/weigh.ts'
import { whyHidden } from '../fields/hidden.ts'
import type { EditorNames, FieldReason, TypeReasons } from '../inference.ts'
import type { Cast, RoleChoice } from '../roles/cast.ts'
import { readLink, readPart, readPicture, readSeo, readSettings } from './others.ts'
import { readPage, readPerson } from './pages.ts'
import { calledBest, Reading } from './reading.ts'

/** Role → meaning → role field. Fields with other meanings are shown as they are. */
const ROLE_SLOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  story: slots('title slug summary body related seo', { picture: 'cover', date: 'published', people: 'authors' }),
  page: slots('title slug summary parent sections seo'),
  event: slots('title slug summary picture end venue price body seo', { date: 'start', booking: 'bookingUrl' }),
  person: slots('slug', { title: 'name', summary: 'role', picture: 'portrait', body: 'biography' }),
  topic: slots('title slug summary picture'),
  generic: slots('title slug summary picture date'),
  section: slots('title summary body picture'),
  part: slots('title summary body picture'),
  picture: slots('title caption', { picture: 'file' }),
  link: slots('target url children', { title: 'label' }),
  settings: slots('headerMenu footerMenu sharePicture', { title: 'name', summary: 'tagline', home: 'homePage' }),
  seo: slots('title picture noindex', { summary: 'description' }),
}

function slots(same: string, others: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(same.split(' ').map((name) => [name, name])), ...others }
}

const OWN: FieldReason = { means: 'own', why: 'has no role', sureness: 'likely' }
const OTHER_LANGUAGE: FieldReason = { means: 'hidden', why: 'contains the text of another field in another language', sureness: 'likely' }
const PLUMBING: FieldReason = { means: 'hidden', why: 'is for machines', sureness: 'sure' }

/** Maps the fields of a content type whose role is known. */
export function castFields(type: TypeFacts, choice: RoleChoice, cast: Cast): { readonly mapping: TypeMapping; readonly reasons: Omit<TypeReasons, 'profile'> } {
  const { role } = choice
  const reading = new Reading(type)
  read(reading, role, cast)
  for (const field of type.fields) {
    const { means } = reading.reasons.get(field.id) ?? OWN
    // A field with a meaning that the role has no field for would be shown as it is.
    if (means === 'hidden' || Object.hasOwn(ROLE_SLOTS[role] ?? {}, means)) continue
    const why = whyHidden(field, role)
    if (why !== undefined) reading.say(field, 'hidden', { points: 7, why: [why] })
  }
  const reasons: Record<string, FieldReason> = {}
  for (const field of type.type.fields)
    setMember(reasons, field.id, reading.reasons.get(field.id) ?? (isPlumbing(field) ? PLUMBING : type.otherLanguages.has(field.id) ? OTHER_LANGUAGE : OWN))
  const editorNames = editorNamesOf(reading)
  const hidden = role === 'ignore' ? [] : type.type.fields.map(({ id }) => id).filter((id) => reasons[id]?.means === 'hidden')
  return {
    mapping: { as: role, fields: sourcesOf(reading, role), ...(hidden.length > 0 && { hidden }) },
    reasons: { why: choice.weight.why.join('; '), sureness: surenessOf(choice.weight), fields: reasons, ...(editorNames && { editorNames }) },
  }
}

/** Returns the names of entries, if their title is an internal name, because they have no other. */
function editorNamesOf({ sources, type: { fields } }: Reading): EditorNames | undefined {
  const title = sources.get('title')
  const name = fields.find((field) => title && 'from' in title && title.from === field.id && isInternal(field))
  const seoTitles = fields.filter((field) => fits(field, 'seo') >= 0.7)
  return name && { name: name.id, seoTitle: calledBest(seoTitles, ['short'], 'title')?.[0].id }
}

function read(reading: Reading, role: string, cast: Cast): void {
  if (role === 'person') readPerson(reading, cast)
  else if (role === 'picture') readPicture(reading, cast)
  else if (role === 'link') readLink(reading, cast)
  else if (role === 'settings') readSettings(reading, cast)
  else if (role === 'seo') readSeo(reading, cast)
  else if (role === 'section' || role === 'part') readPart(reading, cast)
  else if (role !== 'ignore') readPage(reading, cast, role)
}

function sourcesOf({ sources }: Reading, role: string): Readonly<Record<string, Source>> {
  const fields: Record<string, Source> = {}
  for (const [meaning, field] of Object.entries(ROLE_SLOTS[role] ?? {})) {
    const source = sources.get(meaning)
    if (source) fields[field] = source
  }
  if (role !== 'story') return fields
  const published = fields['published']
  return { ...fields, published: published ? { any: [published, { sys: 'createdAt' }] } : { sys: 'createdAt' } }
}
