import { readFileSync } from 'node:fs'
import { isObject, object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'

/** A drawing of Contentful's entry editor. */
export interface EditorDrawing {
  readonly name: string
  /** Id of an entry in `content/space.json`. */
  readonly entry: string
  /** The fields to show, in the order of the content type. */
  readonly fields: readonly string[]
  /** The field that the handbook describes, or a part of the side bar. */
  readonly marked?: string
  readonly status?: 'Draft' | 'Changed' | 'Published'
  readonly locale?: string
}

const MAX_SHOWN_LINKS = 4
const MAX_SHOWN_LETTERS = 150

const space = object(JSON.parse(readFileSync('content/space.json', 'utf8')))
const idOf = (resource: JsonObject | undefined) => text(object(resource?.['sys'])['id']) ?? ''
const typeOf = (resource: JsonObject) => text(object(object(object(resource['sys'])['contentType'])['sys'])['id']) ?? ''
const entries = new Map(objects(space['entries']).map((entry) => [idOf(entry), entry]))
const types = new Map(objects(space['contentTypes']).map((type) => [idOf(type), type]))
const assets = new Map(objects(space['assets']).map((asset) => [idOf(asset), asset]))
const controls = new Map(objects(space['editorInterfaces']).map((each) => [typeOf(each), objects(each['controls'])]))

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const localized = (fields: JsonObject, name: string, locale: string) => object(fields[name])[locale] ?? object(fields[name])['en']

/** Returns the name of a linked entry or asset as the web app shows it: the value of its display field. */
function nameOf(link: JsonObject): string {
  const id = idOf(link)
  const target = entries.get(id)
  if (!target) return text(localized(object(object(assets.get(id))['fields']), 'title', 'en')) ?? id
  const field = text(types.get(typeOf(target))?.['displayField']) ?? ''
  return text(localized(object(target['fields']), field, 'en')) ?? id
}

function card(link: JsonObject): string {
  const type = types.get(typeOf(entries.get(idOf(link)) ?? {}))
  return `<div class="entry">${escaped(nameOf(link))}<span>${escaped(text(type?.['name']) ?? 'Asset')}</span></div>`
}

/** Returns the plain text of a rich text. */
function wordsOf(node: JsonObject): string {
  return text(node['value']) ?? objects(node['content']).map(wordsOf).join(' ')
}

function control(value: unknown): string {
  if (Array.isArray(value)) {
    const links = value.filter(isObject)
    if (links.length === 0) return `<div class="value">${escaped(value.join(', '))}</div>`
    const more = links.length > MAX_SHOWN_LINKS ? `<div>… ${links.length - MAX_SHOWN_LINKS} more</div>` : ''
    return `${links.slice(0, MAX_SHOWN_LINKS).map(card).join('')}${more}<div class="add">+ Add content</div>`
  }
  if (isObject(value)) return value['nodeType'] === undefined ? card(value) : `<div class="value">${shortened(wordsOf(value))}</div>`
  return value === undefined ? '<div class="value empty">&nbsp;</div>' : `<div class="value">${shortened(value === true ? 'Yes' : String(value))}</div>`
}

function shortened(value: string): string {
  return escaped(value.length > MAX_SHOWN_LETTERS ? `${value.slice(0, MAX_SHOWN_LETTERS)} …` : value)
}

/** Renders the editor of an entry as an HTML page. Names, help texts and values are those of `content/space.json`. */
export function editorPage({ entry: id, fields, marked, status = 'Published', locale = 'en' }: EditorDrawing): string {
  const entry = entries.get(id)
  const type = types.get(typeOf(entry ?? {}))
  if (!entry || !type) throw new Error(`content/space.json has no entry ${id}.`)
  const values = object(entry['fields'])
  const help = (field: string) => text(object(controls.get(idOf(type))?.find((each) => each['fieldId'] === field)?.['settings'])['helpText']) ?? ''
  const rows = objects(type['fields'])
    .filter((field) => fields.includes(text(field['id']) ?? ''))
    .map((field) => {
      const name = text(field['id']) ?? ''
      const note = field['localized'] === true ? ` | ${locale === 'en' ? 'English' : locale}` : ''
      return `<div class="${name === marked ? 'marked' : ''}"><label>${escaped(text(field['name']) ?? '')} <i>${field['required'] === true ? '(required)' : ''}${note}</i></label>${control(localized(values, name, locale))}<p class="help">${escaped(help(name))}</p></div>`
    })
  const tags = objects(object(entry['metadata'])['tags']).map((tag) => `<span class="tag">${idOf(tag)}</span>`)
  const side = [
    [
      'status',
      'Status',
      `<p><span class="status ${status.toLowerCase()}">${status}</span></p><br><div class="button">${status === 'Published' ? 'Unpublish ▾' : 'Publish ▾'}</div><div class="button plain">Schedule</div>`,
    ],
    ['preview', 'Preview', '<div class="button plain">Open preview</div><div class="button plain">Live preview</div>'],
    ['tags', 'Tags', tags.join('') || '<p class="help">No tags</p>'],
    ['translation', 'Translation', 'English · Deutsch · français<br>العربية · 日本語'],
  ].map(([key, title, body]) => `<section class="${key === marked ? 'marked' : ''}"><h2>${title}</h2>${body}</section>`)
  return `<!doctype html><meta charset="utf-8">
<header><div><small>${escaped(text(type['name']) ?? '')}</small><strong>${escaped(nameOf({ sys: { id } }))}</strong></div><span class="drawn">Drawing of Contentful’s entry editor</span></header>
<main><form>${rows.join('\n')}</form><aside>${side.join('\n')}</aside></main>`
}
