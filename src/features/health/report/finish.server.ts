import type { Origin } from 'content-mapping/mapped-space.ts'
import { fieldsOfSource } from 'content-mapping/project/source-values.ts'
import type { RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import type { Finding, Found } from '../finding.ts'
import { KINDS, type Severity } from '../kinds.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import { editorUrl, type WebApp } from './editor-url.ts'

const LONGEST_NAME = 80
/** Fields that name an entry, where its texts do not. */
const NAMES = ['term', 'title', 'name', 'label', 'question', 'from', 'internalName']

/** Make a finding of what an inspector found: with the words of the space, and the way to it. */
export function finish(found: Found, space: CheckedSpace, app: WebApp): Finding {
  const { kind, id, locale, sentence } = found
  const entry = id === undefined ? undefined : space.entry(id)
  const asset = id === undefined ? undefined : space.asset(id)
  const resource = entry ? 'entry' : asset ? 'asset' : 'space'
  const origin = entry && space.mapped?.originOf(entry.type, entry.fields)
  const contentType = origin?.type ?? entry?.type
  const field = found.field === undefined ? undefined : fieldOfSpace(found.field, origin, space)
  const name = nameOf(entry ?? asset, space)
  return {
    kind,
    severity: severityOf(found, space),
    resource,
    id: id ?? app.space,
    ...(name !== undefined && { name }),
    ...(contentType !== undefined && { contentType }),
    ...(field !== undefined && { field }),
    ...(locale !== undefined && { locale }),
    sentence,
    editorUrl: editorUrl(app, { resource, id, field, locale }),
  }
}

/** How much a finding matters; what nobody gets yet costs nobody anything. */
export function severityOf({ id, kind, severity }: Found, space: CheckedSpace): Severity {
  return id !== undefined && space.standing(id) === 'draft' ? 'notice' : (severity ?? KINDS[kind].severity)
}

/** What a field is called in the space: that of the site's model may be made of one with another name. */
function fieldOfSpace(field: string, origin: Origin | undefined, { mapped }: CheckedSpace): string | undefined {
  const own = origin?.fields.find((each) => each.field === field)
  const id = own?.id ?? origin?.filledBy.get(field)
  if (!origin || id !== undefined) return id ?? field
  const source = mapped?.mapping.types[origin.type]?.fields[field]
  return source ? fieldsOfSource(source)[0] : field
}

function nameOf(resource: RawEntry | RawAsset | undefined, { texts, baseCode }: CheckedSpace): string | undefined {
  if (!resource) return undefined
  const fields = resource.kind === 'asset' ? ['title'] : [...NAMES, ...(texts.get(resource.type) ?? [])]
  const values = fields.flatMap((field) => {
    const byLocale = resource.fields[field] ?? {}
    return [byLocale[baseCode], ...Object.values(byLocale)]
  })
  const name = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : undefined
}
