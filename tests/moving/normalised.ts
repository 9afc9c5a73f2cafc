import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateOf } from '../../scripts/moving/space/state.ts'

interface Resource {
  readonly sys: {
    readonly id: string
    readonly version?: number
    readonly publishedVersion?: number
    readonly archivedVersion?: number
    readonly visibility?: string
    readonly contentType?: { readonly sys: { readonly id: string } }
  }
  readonly [name: string]: unknown
}

/** The parts of an export file that tests read. */
export interface SpaceFile {
  readonly contentTypes: readonly Resource[]
  readonly editorInterfaces: readonly Resource[]
  readonly tags: readonly Resource[]
  readonly entries: readonly Resource[]
  readonly assets: readonly (Resource & { readonly fields: { readonly file?: Readonly<Record<string, Record<string, unknown>>> } })[]
  readonly locales: readonly (Resource & { readonly code: string })[]
}

/** Returns the content of an export file without generated data, such as versions, dates, users and addresses of files. The order is ignored. */
export function normalised(file: SpaceFile): Readonly<Record<string, unknown>> {
  const byId = (resources: readonly Resource[] = [], more: (each: Resource) => object = () => ({})) =>
    Object.fromEntries(resources.map(({ sys, ...content }) => [sys.id, { ...content, state: stateOf(sys), ...more({ sys, ...content }) }]))
  const ofType = ({ sys }: Resource) => ({ contentType: sys.contentType?.sys.id })
  return {
    contentTypes: byId(file.contentTypes),
    // Contentful lists every field of a type, including fields without a custom editor.
    editorInterfaces: Object.fromEntries(
      (file.editorInterfaces ?? [])
        .map(({ sys, controls }) => [sys.contentType?.sys.id, (Array.isArray(controls) ? controls : []).filter(({ widgetId }) => widgetId !== undefined)])
        .filter(([, controls]) => controls?.length),
    ),
    tags: Object.fromEntries((file.tags ?? []).map(({ sys, name }) => [sys.id, { name, visibility: sys.visibility }])),
    locales: Object.fromEntries((file.locales ?? []).map(({ sys: _sys, ...locale }) => [locale.code, locale])),
    entries: byId(file.entries, ofType),
    assets: byId(
      file.assets.map((asset) => {
        const files = Object.entries(asset.fields.file ?? {}).map(([locale, { url: _url, ...said }]) => [locale, said])
        return { ...asset, fields: { ...asset.fields, file: Object.fromEntries(files) } }
      }),
    ),
  }
}

/** Returns the bytes of all asset files beside an export file, by name. Their folders depend on their ids. */
export function assetFiles(folder: string): Readonly<Record<string, string>> {
  const files = globSync('{*.ctfassets.net,127.0.0.1*}/**', { cwd: folder, withFileTypes: true }).filter((each) => each.isFile())
  const named = files.map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name)).toString('base64')] as const)
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
