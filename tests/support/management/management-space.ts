import { object, text, type JsonObject } from 'contentful-emulator/json/json.ts'
import type { AssetFiles } from './asset-files.ts'
import { notFound, Refusal } from './refusal.ts'
import { archive, checkVersion, created, linkTo, overwrite, publish, publishInLocales, shown, type Kind, type Place, type Stored } from './stored.ts'
import { checkConcepts, checkKnown, checkPublishable, checkTypeChange } from './validation.ts'

/** A write of a resource. */
export interface Write {
  readonly id: string
  readonly content: JsonObject
  /** The version on which the write is based. */
  readonly version: number | undefined
  readonly header: (name: string) => string | undefined
}

/** A space in memory that follows the rules of the management API. */
export class ManagementSpace {
  readonly resources: Readonly<Record<Kind, Map<string, Stored>>> = {
    ContentType: new Map(),
    EditorInterface: new Map(),
    Entry: new Map(),
    Asset: new Map(),
    Tag: new Map(),
    Locale: new Map(),
  }
  /** Whether each locale of an entry or asset is published on its own. */
  isPublishedPerLocale = false
  readonly #place: Place
  readonly #files: AssetFiles
  readonly #concepts: ReadonlySet<string>

  constructor(place: Place, files: AssetFiles, defaultLocale: JsonObject, concepts: ReadonlySet<string> = new Set()) {
    this.#place = place
    this.#concepts = concepts
    this.#files = files
    this.putLocale({
      id: 'locale0',
      content: { contentManagementApi: true, contentDeliveryApi: true, optional: false, fallbackCode: null, ...defaultLocale, default: true },
      version: undefined,
      header: () => undefined,
    })
  }

  /** Returns a function that restores the current state of the space. */
  snapshot(): () => void {
    const kept = structuredClone(this.resources)
    return () => {
      for (const kind of Object.keys(kept) as Kind[]) {
        this.resources[kind].clear()
        for (const [id, stored] of structuredClone(kept[kind])) this.resources[kind].set(id, stored)
      }
    }
  }

  list(kind: Kind): JsonObject[] {
    return [...this.resources[kind].values()].map(shown)
  }

  get(kind: Kind, id: string): Stored {
    const stored = this.resources[kind].get(id)
    if (!stored) throw notFound(`${kind} ${id}`)
    return stored
  }

  putContentType({ id, content, version }: Write): Stored {
    const before = this.resources.ContentType.get(id)
    if (before) {
      checkVersion(before, version)
      checkTypeChange(before.content, content)
    }
    return this.#put('ContentType', id, content, version)
  }

  putEditorInterface({ id, content, version }: Write): Stored {
    const stored = this.get('EditorInterface', id)
    checkVersion(stored, version)
    overwrite(stored, content, this.#place)
    return stored
  }

  putTag({ id, content, version, header }: Write): Stored {
    return this.#put('Tag', id, { name: content['name'] }, version || undefined, { visibility: header('x-contentful-tag-visibility') ?? 'private' })
  }

  putLocale({ id, content, version }: Write): Stored {
    const fallback = content['fallbackCode'] ?? null
    if (fallback !== null && !this.#codes().includes(String(fallback))) throw new Refusal(422, 'ValidationFailed', `There is no fallback ${String(fallback)}`)
    const before = this.resources.Locale.get(id)
    return this.#put('Locale', id, { default: before?.content['default'] === true, ...content }, version)
  }

  putEntry({ id, content, version, header }: Write): Stored {
    const before = this.resources.Entry.get(id)
    const typeId = before ? text(object(object(before.sys['contentType'])['sys'])['id']) : header('x-contentful-content-type')
    const type = this.resources.ContentType.get(typeId ?? '')
    if (!type?.published)
      throw new Refusal(422, 'InvalidEntry', `Unknown content type ${typeId ?? ''}`, [{ name: 'unknownContentType', value: typeId ?? null, path: [] }])
    checkKnown(type.content, object(content['fields']), this.#codes())
    checkConcepts(content, this.#concepts)
    return this.#put('Entry', id, withMetadata(content), version, { contentType: linkTo('ContentType', typeId ?? '') })
  }

  putAsset({ id, content, version }: Write): Stored {
    return this.#put('Asset', id, withMetadata(content), version)
  }

  async processAsset(id: string, locale: string, origin: string): Promise<void> {
    const stored = this.get('Asset', id)
    const file = await this.#files.process(stored, locale, origin)
    const fields = object(stored.content['fields'])
    overwrite(stored, { ...stored.content, fields: { ...fields, file: { ...object(fields['file']), [locale]: file } } }, this.#place)
  }

  /** Publishes a resource, in some of its locales if they are named. */
  publish(kind: 'ContentType' | 'Entry' | 'Asset', id: string, version: number | undefined, locales?: readonly string[]): Stored {
    const stored = this.get(kind, id)
    checkVersion(stored, version)
    if (locales && !this.isPublishedPerLocale) throw new Refusal(400, 'BadRequest', 'Locale-based publishing is not enabled')
    if (kind === 'Entry') {
      const type = this.get('ContentType', String(object(object(stored.sys['contentType'])['sys'])['id']))
      const exists = (linkType: string, target: string) => (linkType === 'Entry' || linkType === 'Asset' ? this.resources[linkType].has(target) : true)
      const codes = this.list('Locale').filter(({ code }) => !locales || locales.includes(String(code)))
      checkPublishable(type.content, stored, codes, exists)
    }
    publish(stored, this.#place)
    if (this.isPublishedPerLocale && kind !== 'ContentType') publishInLocales(stored, this.#codes(), locales ?? this.#codes())
    if (kind === 'ContentType') this.#renewEditorInterface(id, stored)
    return stored
  }

  unpublish(kind: 'ContentType' | 'Entry' | 'Asset', id: string, version: number | undefined): Stored {
    const stored = this.get(kind, id)
    checkVersion(stored, version)
    overwrite(stored, stored.content, this.#place)
    delete stored.sys['publishedVersion']
    delete stored.published
    return stored
  }

  archive(kind: 'Entry' | 'Asset', id: string, version: number | undefined): Stored {
    const stored = this.get(kind, id)
    // The libraries send no version when they archive.
    if (version !== undefined) checkVersion(stored, version)
    archive(stored, this.#place)
    return stored
  }

  #put(kind: Kind, id: string, content: JsonObject, version: number | undefined, sys: JsonObject = {}): Stored {
    const before = this.resources[kind].get(id)
    if (before) {
      checkVersion(before, version)
      overwrite(before, content, this.#place)
      return before
    }
    if (version !== undefined && version !== 0) throw notFound(`${kind} ${id}`)
    const stored = created(kind, id, content, this.#place, sys)
    this.resources[kind].set(id, stored)
    return stored
  }

  #renewEditorInterface(id: string, { content }: Stored): void {
    const before = this.resources.EditorInterface.get(id)
    if (before) {
      overwrite(before, before.content, this.#place)
      return
    }
    const fields = Array.isArray(content['fields']) ? content['fields'] : []
    const controls = fields.map((field) => ({ fieldId: object(field)['id'] ?? null }))
    this.resources.EditorInterface.set(id, created('EditorInterface', 'default', { controls }, this.#place, { contentType: linkTo('ContentType', id) }))
  }

  #codes(): string[] {
    return this.list('Locale').map(({ code }) => String(code))
  }
}

function withMetadata({ metadata, ...content }: JsonObject): JsonObject {
  return { metadata: metadata ?? { tags: [] }, ...content }
}
