import type { RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import type { Finding, Found } from '../finding.ts'
import { KINDS, type Severity } from '../kinds.ts'
import type { CheckedSpace } from '../space/checked-space.ts'
import { fieldOfSpace } from '../space/field-names.server.ts'
import { editorUrl, type WebApp } from './editor-url.ts'

const MAX_NAME_LENGTH = 80
/** Fields for the name of an entry, in order of preference before its text fields. */
const NAMES = ['term', 'title', 'name', 'label', 'question', 'from', 'internalName']

/** Completes the finding of an inspector with the names that the space uses and the link to the web app. */
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

/** Returns the severity of a finding. Findings about unpublished content are notices. */
export function severityOf({ id, kind, severity }: Found, space: CheckedSpace): Severity {
  return id !== undefined && space.status(id) === 'draft' ? 'notice' : (severity ?? KINDS[kind].severity)
}

function nameOf(resource: RawEntry | RawAsset | undefined, { texts, baseCode }: CheckedSpace): string | undefined {
  if (!resource) return undefined
  const fields = resource.kind === 'asset' ? ['title'] : [...NAMES, ...(texts.get(resource.type) ?? [])]
  const values = fields.flatMap((field) => {
    const byLocale = resource.fields[field] ?? {}
    return [byLocale[baseCode], ...Object.values(byLocale)]
  })
  const name = values.find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof name === 'string' ? name.trim().slice(0, MAX_NAME_LENGTH) : undefined
}
