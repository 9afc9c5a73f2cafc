import type { ContentChange } from '../../../../src/content/client/content-change.ts'
import type { TranslatedSource } from '../../../../src/features/health/translations/translated-space.server.ts'
import { LANGUAGES, type EditedEntry, type ScriptedHistory } from './scripted-history.ts'

const field = (id: string, type: string, localized = true) => ({ id, name: id, type, localized })
const TYPE = {
  sys: { id: 'story' },
  name: 'Story',
  fields: [
    field('title', 'Symbol'),
    field('summary', 'Text'),
    field('body', 'RichText'),
    { ...field('words', 'Array'), items: { type: 'Symbol' } },
    field('slug', 'Symbol'),
    field('order', 'Integer', false),
  ],
}

/** Returns an entry as the space delivers it. */
function delivered({ id, revision, values, translations, slug, order }: EditedEntry) {
  const fieldOf = (name: keyof EditedEntry['values'], convert: (text: string) => unknown) =>
    Object.fromEntries(
      Object.entries(values[name])
        .filter(([language]) => language === 'en' || translations[name][language]?.isThere)
        .map(([language, { word, ending }]) => [language, convert(`${word}${ending}`)]),
    )
  const document = (value: string) => ({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
  })
  const fields = {
    title: fieldOf('title', String),
    summary: fieldOf('summary', String),
    body: fieldOf('body', document),
    words: fieldOf('words', (text) => text.split(' ')),
    slug: { en: slug, de: slug },
    order: { en: order },
  }
  const sys = { id, type: 'Entry', revision, contentType: { sys: { id: 'story' } } }
  const resource = { kind: 'Entry' as const, id, contentTypeId: 'story', sys, metadata: undefined, fields, localeStatus: undefined }
  return structuredClone(resource) as never
}

/** A source that a test changes, and that notifies its listener of each change. */
export function edited(script: ScriptedHistory) {
  let listener: (change: ContentChange) => void = () => undefined
  let shown = new Map<string, never>()
  const read = () => new Map(script.entries.filter(({ isPublished }) => isPublished).map((entry) => [entry.id, delivered(entry)]))
  shown = read()
  return {
    source: {
      get client(): never {
        throw new Error('The stored content is read.')
      },
      stored: () => ({ contentTypes: [TYPE], locales: LANGUAGES.map((code) => ({ code, default: code === 'en' })), resources: shown.values() }),
      onChange(next: typeof listener) {
        listener = next
        return () => {
          listener = () => undefined
        }
      },
    } satisfies TranslatedSource & { onChange: unknown },
    /** Publishes the edits of the test, and notifies the listener. */
    publish() {
      const now = read()
      const ids = new Set([...shown.keys(), ...now.keys()])
      const resources = [...ids]
        .map((id) => ({ kind: 'Entry' as const, id, before: shown.get(id), after: now.get(id) }))
        .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      shown = now
      if (resources.length > 0) listener({ resources, touchesModel: false })
    },
  }
}
