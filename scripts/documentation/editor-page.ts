import { readFileSync } from 'node:fs'
import { escaped } from '../../src/content/view/markup.ts'
import { isObject, object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'

type Panel = 'status' | 'preview' | 'releases' | 'tags' | 'translation'

/** A drawing of Contentful's editor of an entry. */
export interface EditorDrawing {
  readonly name: string
  /** Id of an entry in `content/space.json`. */
  readonly entry: string
  /** The fields to show, in the order of the content type. */
  readonly fields: readonly string[]
  /** The field that the handbook describes. */
  readonly marked?: string
  /** The panel of the side bar that the handbook describes. */
  readonly markedPanel?: Panel
  readonly status?: 'Draft' | 'Changed' | 'Published'
  readonly locale?: string
  /** Values that an editor has typed since the entry was published, by field. */
  readonly edits?: Readonly<Record<string, string>>
  /** Parts that an editor has opened: the section types below *Add content*, the menu of the status, or the dialog of the schedule. */
  readonly opened?: 'section types' | 'status' | 'schedule'
}

/** A drawing of Contentful's editor of an asset. */
export interface AssetDrawing {
  readonly name: string
  /** Id of an asset in `content/space.json`. */
  readonly asset: string
  readonly marked: 'title' | 'description'
}

const MAX_SHOWN_LINKS = 7
const MAX_SHOWN_LETTERS = 220

const space = object(JSON.parse(readFileSync('content/space.json', 'utf8')))
const idOf = (resource: JsonObject | undefined) => text(object(resource?.['sys'])['id']) ?? ''
const typeOf = (resource: JsonObject) => text(object(object(object(resource['sys'])['contentType'])['sys'])['id']) ?? ''
const entries = new Map(objects(space['entries']).map((entry) => [idOf(entry), entry]))
const types = new Map(objects(space['contentTypes']).map((type) => [idOf(type), type]))
const assets = new Map(objects(space['assets']).map((asset) => [idOf(asset), asset]))
const locales = objects(space['locales']).map(({ code, name }) => ({ code: text(code) ?? '', name: text(name) ?? '' }))
const controls = new Map(objects(space['editorInterfaces']).map((each) => [typeOf(each), objects(each['controls'])]))

const localized = (fields: JsonObject, name: string, locale: string) => object(fields[name])[locale] ?? object(fields[name])['en']
const nameOfType = (id: string) => text(types.get(id)?.['name']) ?? ''

/** Returns the name of a linked entry or asset as the web app shows it: the value of its display field. */
function nameOf(link: JsonObject): string {
  const id = idOf(link)
  const target = entries.get(id)
  if (!target) return text(localized(object(object(assets.get(id))['fields']), 'title', 'en')) ?? id
  const field = text(types.get(typeOf(target))?.['displayField']) ?? ''
  return text(localized(object(target['fields']), field, 'en')) ?? id
}

/** Returns the file of a picture, relative to the folder of the drawings. */
function pictureOf(asset: JsonObject): string | undefined {
  const file = object(localized(object(asset['fields']), 'file', 'en'))
  return text(file['contentType'])?.startsWith('image/') === true ? `../../content/${(text(file['url']) ?? '').replace('//', '')}` : undefined
}

function card(link: JsonObject): string {
  const picture = pictureOf(assets.get(idOf(link)) ?? {})
  const type = nameOfType(typeOf(entries.get(idOf(link)) ?? {})) || 'Asset'
  return `<div class="entry">${picture === undefined ? '' : `<img src="${picture}">`}${escaped(nameOf(link))}<span>${escaped(type)}</span></div>`
}

/** Returns the plain text of a rich text. */
function wordsOf(node: JsonObject): string {
  return text(node['value']) ?? objects(node['content']).map(wordsOf).join(' ')
}

const box = (content: string, className = '') => `<div class="value ${className}">${content || '&nbsp;'}</div>`

/** Renders a moment such as `2027-01-04T00:00+01:00` as the three boxes of the web app, or a day as one box. */
function dateControl(value: string, isDayOnly: boolean): string {
  const [date = '', time = ''] = value.split('T')
  const day = date && new Date(`${date}T12:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  if (isDayOnly) return box(day)
  return `<div class="boxes">${box(day)}${box(time.slice(0, 5))}${box(time && `UTC${time.slice(5)}`)}</div>`
}

function control(field: JsonObject, settings: JsonObject, value: unknown, isOpened: boolean): string {
  const widget = text(settings['widgetId']) ?? ''
  const add = `<div class="add">+ Add content${isOpened ? ' ▴' : ''}</div>`
  if (value === undefined && (field['type'] === 'Link' || field['type'] === 'Array')) return add
  if (Array.isArray(value)) {
    const links = value.filter(isObject)
    if (links.length === 0) return box(value.map((each) => `<span class="tag">${escaped(String(each))}</span>`).join(''))
    const more = links.length > MAX_SHOWN_LINKS ? `<div>… ${links.length - MAX_SHOWN_LINKS} more</div>` : ''
    return `${links.slice(0, MAX_SHOWN_LINKS).map(card).join('')}${more}${add}`
  }
  if (widget === 'datePicker') return dateControl(text(value) ?? '', object(settings['settings'])['format'] === 'dateonly')
  if (widget === 'radio')
    return validationValues(field, 'in')
      .map((choice) => `<div>${choice === value ? '◉' : '○'} ${escaped(String(choice))}</div>`)
      .join('')
  if (widget === 'boolean') return `<div>${value === true ? '◉ Yes &emsp; ○ No' : '○ Yes &emsp; ○ No'}</div>`
  if (widget === 'dropdown') return box(`${escaped(text(value) ?? 'Choose a value')}<span>▾</span>`, 'choice')
  if (!isObject(value)) return box(shortened(value === undefined ? '' : String(value)))
  if (value['nodeType'] === undefined) return card(value)
  return `<div class="toolbar">Normal text ▾ <b>B</b> <i>I</i> <u>U</u> <span>Link</span></div>${box(shortened(wordsOf(value)), 'text')}`
}

function shortened(value: string): string {
  const end = value.lastIndexOf(' ', MAX_SHOWN_LETTERS)
  return escaped(value.length > MAX_SHOWN_LETTERS ? `${value.slice(0, end)} …` : value)
}

/** Returns the values that a field accepts, or the content types that it links. */
function validationValues(field: JsonObject, name: 'in' | 'linkContentType'): readonly unknown[] {
  return objects(field['validations']).flatMap((validation) => (Array.isArray(validation[name]) ? validation[name] : []))
}

/** Renders the list that *Add content* opens: the content types that the field accepts. */
function typeList(field: JsonObject): string {
  const items = validationValues(object(field['items']), 'linkContentType').map((id) => `<li><b>${escaped(nameOfType(String(id)))}</b></li>`)
  return `<div class="types"><p>Create new entry:</p><ul>${items.join('')}</ul></div>`
}

const STATUS_MENU = '<ul class="menu"><li>Set schedule</li><li class="chosen">Unpublish</li><li>Archive</li></ul>'

const SCHEDULE = `<div class="dialog marked"><h2>Set schedule</h2>
<label>Action</label>${box('Publish<span>▾</span>', 'choice')}
<label>Date and time</label><div class="boxes">${box('21 Dec 2026')}${box('18:00')}</div>
<label>Time zone</label>${box('Europe/Berlin<span>▾</span>', 'choice')}
<div class="actions"><div class="button plain">Cancel</div><div class="button">Set schedule</div></div></div>`

function statusPanel(status: string, opened?: EditorDrawing['opened']): string {
  const badge = `<p><span class="status ${status.toLowerCase()}">${status}</span></p>`
  if (opened === 'status') return `${badge}<div class="button">Change status ▴</div>${STATUS_MENU}`
  return `${badge}<div class="button">${status === 'Published' ? 'Change status ▾' : 'Publish ▾'}</div>`
}

function languageList(shown: string): string {
  return `<ul class="languages">${locales.map(({ code, name }) => `<li>${code === shown ? '☑' : '☐'} ${name}</li>`).join('')}</ul>`
}

function sideBar(panels: readonly (readonly [key: Panel, title: string, body: string])[], marked?: Panel): string {
  return panels.map(([key, title, body]) => `<section class="${key === marked ? 'marked' : ''}"><h2>${title}</h2>${body}</section>`).join('\n')
}

function drawingPage(kind: string, title: string, editor: string, form: string, side: string, dialog = ''): string {
  return `<!doctype html><meta charset="utf-8">
<header><div><small>${escaped(kind)}</small><strong>${escaped(title)}</strong></div><span class="drawn">Drawing of Contentful’s ${editor} editor</span></header>
<main><form>${form}</form><aside>${side}</aside>${dialog}</main>`
}

/** Renders the editor of an entry as an HTML page. Names, help texts and values are those of `content/space.json`. */
export function editorPage({ entry: id, fields, marked, markedPanel, status = 'Published', locale = 'en', edits = {}, opened }: EditorDrawing): string {
  const entry = entries.get(id)
  const type = types.get(typeOf(entry ?? {}))
  if (!entry || !type) throw new Error(`content/space.json has no entry ${id}.`)
  const values = object(entry['fields'])
  const rows = objects(type['fields'])
    .filter((field) => fields.includes(text(field['id']) ?? ''))
    .map((field) => {
      const name = text(field['id']) ?? ''
      const settings = object(controls.get(idOf(type))?.find((each) => each['fieldId'] === name))
      const isLocalized = field['localized'] === true
      const note = `${field['required'] === true ? '(required)' : ''}${isLocalized ? ` | ${locales.find(({ code }) => code === locale)?.name ?? ''}` : ''}`
      const help = text(object(settings['settings'])['helpText']) ?? ''
      const value = edits[name] ?? object(values[name])[isLocalized ? locale : 'en']
      const isOpened = opened === 'section types' && name === marked
      return `<div class="${name === marked ? 'marked' : ''}"><label>${escaped(text(field['name']) ?? '')} <i>${note}</i></label>${control(field, settings, value, isOpened)}${isOpened ? typeList(field) : ''}<p class="help">${escaped(help)}</p></div>`
    })
  const title = edits[text(type['displayField']) ?? ''] ?? nameOf({ sys: { id } })
  const tags = objects(object(entry['metadata'])['tags']).map((tag) => `<span class="tag">${idOf(tag)}</span>`)
  const side = sideBar(
    [
      ['status', 'Status', statusPanel(status, opened)],
      ['preview', 'Preview', '<div class="button plain">Open preview</div><div class="button plain">Live preview</div>'],
      ['releases', 'Releases', '<div class="button plain">Add to release</div>'],
      ['tags', 'Tags', tags.join('') || '<p class="help">No tags</p>'],
      ['translation', 'Translation', languageList(locale)],
    ],
    markedPanel,
  )
  return drawingPage(text(type['name']) ?? '', title, 'entry', rows.join('\n'), side, opened === 'schedule' ? SCHEDULE : '')
}

/** Renders the editor of an asset as an HTML page. */
export function assetPage({ asset: id, marked }: AssetDrawing): string {
  const asset = assets.get(id)
  if (!asset) throw new Error(`content/space.json has no asset ${id}.`)
  const value = (field: string) => text(localized(object(asset['fields']), field, 'en')) ?? ''
  const row = (field: string, name: string, note: string, content: string) =>
    `<div class="${field === marked ? 'marked' : ''}"><label>${name} <i>${note}</i></label>${content}</div>`
  const form = [
    row('title', 'Title', '(required) | English', box(escaped(value('title')))),
    row('description', 'Description', '| English', box(escaped(value('description')))),
    row('file', 'File', '(required)', `<img class="file" src="${pictureOf(asset) ?? ''}">`),
  ]
  const side = sideBar([
    ['status', 'Status', statusPanel('Published')],
    ['translation', 'Translation', languageList('en')],
  ])
  return drawingPage('Asset', value('title'), 'asset', form.join('\n'), side)
}
