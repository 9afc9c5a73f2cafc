import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { js2xliff, xliff2js } from 'xliff'
import type { XmlElement } from '../../scripts/translations/inline-xml.ts'
import { readXml } from '../../scripts/translations/read-xml.ts'
import { xliff, type ExportedEntry } from '../../scripts/translations/write-xliff.ts'
import { link } from '../support/spaces/export-file.ts'
import { writeSmallSpace, type SmallSpace } from '../support/management/small-space.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { contentImportTranslations } from '../../scripts/moving/content-import-translations.ts'
import { commandsFor, type Commands } from './commands.ts'

const words = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content })
const hyperlink = (uri: string, value: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [words(value)] })
const embed = (id: string) => ({ nodeType: 'embedded-entry-inline', data: { target: link('Entry', id) }, content: [] })
const BODY = block(
  'document',
  block('heading-2', words('Our bread & more')),
  block(
    'paragraph',
    words('Baked by '),
    embed('maria'),
    words(' in '),
    hyperlink('https://oven.example/?a=1&b=2', 'the oven'),
    words(', '),
    words('slowly', 'bold', 'italic'),
    words('.'),
  ),
  block('embedded-entry-block'),
  block('unordered-list', block('list-item', block('paragraph', words('Rye <1 kg>'))), block('list-item', block('paragraph', words('Wheat')))),
)

/** Returns the same value with all texts in upper case. */
function translated<T>(value: T): T {
  const upper = (each: unknown): unknown => {
    if (typeof each === 'string') return each.toUpperCase()
    if (Array.isArray(each)) return each.map(upper)
    return Object.fromEntries(Object.entries(Object(each)).map(([name, own]) => [name, name === 'Span' || name === 'contents' ? spanOf(own) : own]))
  }
  const spanOf = (own: unknown): unknown =>
    typeof own === 'string' || Array.isArray(own) ? upper(own) : { ...Object(own), contents: upper(Object(own).contents) }
  return upper(value) as T
}

let space: Management
let run: Commands
let entries: ExportedEntry[]
let restore: () => void
beforeAll(async () => {
  space = await startManagement()
  run = commandsFor(space)
  const file = writeSmallSpace((draft: SmallSpace) => {
    const [product] = draft.contentTypes
    const [bread] = draft.entries
    if (!product || !bread) throw new Error('The small space has products.')
    const field = { localized: true, required: false, disabled: false, omitted: false }
    product.fields.push(
      { ...field, id: 'summary', name: 'Summary', type: 'Text', validations: [{ size: { max: 40 } }] },
      { ...field, id: 'kinds', name: 'Kinds', type: 'Array', items: { type: 'Symbol', validations: [] }, validations: [] },
      { ...field, id: 'machineTranslation', name: 'Machine translation', type: 'Symbol', validations: [{ in: ['unreviewed', 'reviewed'] }] },
    )
    Object.assign(bread.fields, { summary: { en: 'Fresh\nevery day' }, kinds: { en: ['rye', 'wheat'] }, body: { en: BODY } })
  })
  expect((await run.push('--space', file, '--yes')).refusal).toBeUndefined()
  restore = space.space.snapshot()
})
beforeEach(() => {
  restore()
  space.writes.length = 0
  entries = [exported('missing')]
})
afterAll(() => space.stop())

function fieldsOf(id: string): Record<string, Record<string, never>> {
  return JSON.parse(JSON.stringify(space.space.get('Entry', id).content['fields']))
}

/** Returns the bread as the export writes it. */
function exported(state: ExportedEntry['fields'][number]['state']): ExportedEntry {
  const values = fieldsOf('bread')
  const fields = [
    ['name', 256],
    ['summary', 40],
    ['kinds', undefined],
    ['body', undefined],
  ] as const
  return {
    id: 'bread',
    name: 'Bread',
    type: 'Product',
    fields: fields.map(([id, maxLength]) => ({
      id,
      state,
      isUnreviewed: false,
      values: values[id] ?? {},
      notes: [['field', id]],
      maxLength,
      before: undefined,
    })),
  }
}

const document = (of = entries) => xliff(of, { original: 'bakery/master', source: 'en', target: 'de' })

/** Returns the document with another translation of the name. */
const named = (xml: string, target: string) => xml.replace(/(<source>Bread<\/source>)\s*<target>Brot<\/target>/, `$1${target}`)

/** Writes a document. Returns its path. */
function written(xml: string | Uint8Array): string {
  const file = join(temporaryFolder('xliff'), 'de.xlf')
  writeFileSync(file, xml)
  return file
}

/** Translates a document with an independent XLIFF library. */
async function translatedByTool(xml: string): Promise<string> {
  const read = await xliff2js(xml)
  for (const units of Object.values(read.resources)) for (const unit of Object.values(units)) unit.target = translated(unit.source)
  return js2xliff(read, { indent: '' })
}

const importing = (xml: string | Uint8Array, ...args: string[]) => run.run(contentImportTranslations, '--file', written(xml), ...args)

describe('content:import-translations', () => {
  test('writes the translations of an XLIFF tool as drafts, with links, embedded entries and formats of the source', async () => {
    const before = space.space.get('Entry', 'bread').sys['publishedVersion']
    const { said, refusal } = await importing(await translatedByTool(document()), '--yes')
    expect(refusal).toBeUndefined()
    expect(said).toContain('Entries: done, 1')
    expect(space.writes).toEqual(['PUT /entries/bread'])
    const { sys } = space.space.get('Entry', 'bread')
    expect([sys['publishedVersion'], Number(sys['version']) > Number(before) + 1]).toEqual([before, true])
    const { name, summary, kinds, body } = fieldsOf('bread')
    expect([name?.['de'], summary?.['de'], kinds?.['de']]).toEqual(['BREAD', 'FRESH\nEVERY DAY', ['RYE', 'WHEAT']])
    const upper = JSON.parse(JSON.stringify(BODY), (key, value) => (key === 'value' ? value.toUpperCase() : value))
    expect(body?.['de']).toEqual(upper)
    expect(body?.['en']).toEqual(BODY)
  })

  test('changes nothing if the translations are those of the space, also after a round trip through an XLIFF tool', async () => {
    await importing(await translatedByTool(document()), '--yes')
    space.writes.length = 0
    const complete = document([exported('complete')])
    expect(complete.match(/<target>/g)?.length).toBe(complete.match(/<source>/g)?.length)
    for (const xml of [complete, await js2xliff(await xliff2js(complete), { indent: '' })]) {
      expect(await importing(xml, '--yes')).toEqual({ said: expect.stringContaining('already has all translations'), refusal: undefined })
    }
    expect(space.writes).toEqual([])
  })

  test('skips units without a translation, describes a dry run, and needs a confirmation to write', async () => {
    expect((await importing(document())).said).toMatch(/^\d+ units have no translation, and are skipped\.\n.*\n?/)
    const xml = named(document(), '<target>Brot, gebacken</target>')
    expect((await importing(xml, '--dry-run')).said).toMatch(/name \(de\)[^]*Nothing was written\.$/)
    expect((await importing(xml)).refusal).toBe('asked: This writes into space bakery (master).')
    expect(space.writes).toEqual([])
  })

  test('marks entries with a translation in the file as translated by a machine', async () => {
    const marks = () => fieldsOf('bread')['machineTranslation']
    const refused = (await importing(await translatedByTool(document()), '--machine', 'robot', '--yes')).refusal
    expect(refused).toBe('--machine robot: there is no such mark. Accepted: unreviewed, reviewed.')
    const untranslated = document().replaceAll(/<target>.*<\/target>/g, '')
    expect((await importing(untranslated, '--machine', 'unreviewed', '--yes')).said).toContain('already has all translations')
    expect(marks()).toBeUndefined()
    await importing(await translatedByTool(document()), '--machine', 'unreviewed', '--yes')
    expect(marks()).toEqual({ de: 'unreviewed' })
  })

  test('marks entries as reviewed even if no text has changed', async () => {
    const marks = () => fieldsOf('bread')['machineTranslation']
    await importing(await translatedByTool(document()), '--yes')
    await importing(document([exported('complete')]), '--machine', 'reviewed', '--yes')
    expect(marks()).toEqual({ de: 'reviewed' })
    expect(fieldsOf('bread')['name']?.['de']).toBe('BREAD')
    space.writes.length = 0
    expect((await importing(document([exported('complete')]), '--machine', 'reviewed', '--yes')).said).toContain('already has all translations')
    expect(space.writes).toEqual([])
  })

  test('accepts annotations, groups and another order of codes', async () => {
    const xml = named(document(), '<target><mrk id="m" type="term">Brot</mrk>!</target>')
      .replace('<unit id="name"', '<group id="g"><unit id="name"')
      .replace('</unit>', '</unit></group>')
    expect((await importing(xml, '--yes')).refusal).toBeUndefined()
    expect(fieldsOf('bread')['name']?.['de']).toBe('Brot!')
  })
})

const SOURCE = /<source>Baked by .*<\/source>/
const linked = '<pc id="2" canCopy="no" canDelete="no" type="link" dispStart="https://oven.example/?a=1&amp;b=2">the oven</pc>'
const target = (xml: string, text: string) => xml.replace(SOURCE, (source) => `${source}<target>${text}</target>`)
const unit = (id: string) => `bread, unit ${id}: `

/** Kinds of broken files: a change of the exported document, and the refusal. */
const BROKEN: Readonly<Record<string, readonly [(xml: string) => string | Uint8Array, string | RegExp]>> = {
  'an empty file': [() => '  ', 'is empty'],
  'malformed XML': [(xml) => xml.replace('</segment>', ''), /is not well-formed XML: line \d+: /],
  'a document type': [(xml) => xml.replace('<xliff', '<!DOCTYPE x [<!ENTITY e "e">]><xliff'), 'has a document type declaration'],
  'another encoding': [(xml) => Buffer.from(named(xml, '<target>Brötchen</target>'), 'latin1'), 'contains bytes that are not UTF-8: save it as UTF-8.'],
  'an undefined entity': [(xml) => named(xml, '<target>Br&ouml;tchen</target>'), '&ouml; is not a character or entity of XML.'],
  'a second root': [(xml) => `${xml}<xliff/>`, 'it has a second root element, <xliff>.'],
  'another namespace': [
    (xml) => xml.replace('xliff:document:2.0', 'xliff:document:9.9'),
    'The document has the namespace urn:oasis:names:tc:xliff:document:9.9',
  ],
  'two translations': [(xml) => named(xml, '<target>A</target><target>B</target>'), `${unit('name')}has several <target>: keep one.`],
  'a translation into another language': [
    (xml) => named(xml, '<target xml:lang="fr">Pain</target>'),
    `${unit('name')}has a <target> in fr (xml:lang), not in de.`,
  ],
  'another document': [() => '<html/>', 'The document is <html>, not <xliff>.'],
  'XLIFF 1.2': [(xml) => xml.replace('version="2.1"', 'version="1.2"'), 'version 1.2 of XLIFF'],
  'another source language': [(xml) => xml.replace('srcLang="en"', 'srcLang="fr"'), 'translated from fr (srcLang)'],
  'no language': [(xml) => xml.replace(' trgLang="de"', ''), 'names no language of its translations'],
  'an unknown language': [(xml) => xml.replace('trgLang="de"', 'trgLang="xx"'), 'translates into xx (trgLang), which the space lacks'],
  'the source language as target': [(xml) => xml.replace('trgLang="de"', 'trgLang="en"'), 'which is the language of the sources'],
  'no units': [(xml) => xml.replaceAll(/<unit[^]*<\/unit>/g, ''), 'contains no units'],
  'another space': [(xml) => xml.replace('bakery/master', 'shop/master'), 'bread: the <file> is from shop/master'],
  'an unknown entry': [(xml) => xml.replace('<file id="bread"', '<file id="breed"'), 'breed: the space has no such entry.'],
  'an archived entry': [(xml) => xml.replace('<file id="bread"', '<file id="rusk"'), 'rusk: the entry is archived.'],
  'an entry without an id': [(xml) => xml.replace('<file id="bread"', '<file'), 'A <file> without an id: '],
  'an entry twice': [(xml) => xml.replace(/<file[^]*<\/file>/, (file) => file + file), 'bread: the document contains this entry twice.'],
  'an unknown field': [(xml) => xml.replace('id="name"', 'id="title"'), `${unit('title')}product has no field "title" that is translated.`],
  'a field that is not translated': [(xml) => xml.replace('id="name"', 'id="allergens"'), `${unit('allergens')}product has no field "allergens"`],
  'an unknown block': [(xml) => xml.replace('id="body.2"', 'id="body.9"'), `${unit('body.9')}the source has no such text any more`],
  'a unit twice': [(xml) => xml.replace('id="kinds.2"', 'id="kinds.1"'), `${unit('kinds.1')}the document contains this unit twice.`],
  'a unit without an id': [(xml) => xml.replace('id="name" name', 'name'), 'bread, unit without an id: '],
  'no segment': [(xml) => xml.replace(/<segment[^]*?<\/segment>/, ''), `${unit('name')}has no <segment>.`],
  'a split segment': [(xml) => xml.replace(/<segment[^]*?<\/segment>/, (segment) => segment + segment), `${unit('name')}was split into several segments`],
  'no source': [(xml) => xml.replace('<source>Bread</source>', '<target>Brot</target>'), `${unit('name')}has no <source>.`],
  'a moved source': [(xml) => xml.replace('<source>Bread</source>', '<source>Loaf</source>'), `${unit('name')}the source has changed since the export`],
  'an empty translation': [(xml) => named(xml, '<target> </target>'), `${unit('name')}has an empty translation`],
  'a line break in a single line': [(xml) => named(xml, '<target>A\nB</target>'), `${unit('name')}has a line break`],
  'a long translation': [
    (xml) => xml.replace('every day</source>', `every day</source><target>${'x'.repeat(41)}</target>`),
    `${unit('summary')}has 41 characters, but the field permits 40.`,
  ],
  'a long item of a list': [
    (xml) => xml.replace('<source>rye</source>', `<source>rye</source><target>${'x'.repeat(257)}</target>`),
    `${unit('kinds.1')}has 257 characters`,
  ],
  'a lost link': [(xml) => target(xml, 'Von <ph id="1"/> im Ofen'), `${unit('body.2')}lacks the link 2 (https://oven.example/?a=1&b=2).`],
  'a lost entry': [(xml) => target(xml, `Im ${linked}`), `${unit('body.2')}lacks the embedded entry 1 (maria).`],
  'an invented code': [(xml) => target(xml, `<ph id="1"/> ${linked} <pc id="9">x</pc>`), `${unit('body.2')}contains the code 9, which the source lacks.`],
  'a code twice': [(xml) => target(xml, `<ph id="1"/> ${linked} <ph id="1"/>`), `${unit('body.2')}contains the code 1 twice.`],
  'a code of another kind': [(xml) => target(xml, `<pc id="1">x</pc> ${linked}`), `${unit('body.2')}has <pc> for the code 1`],
  'an entry in a link': [(xml) => target(xml, linked.replace('the oven', '<ph id="1"/>')), `${unit('body.2')}has the embedded entry 1 in a link.`],
  'a link without a text': [(xml) => target(xml, `<ph id="1"/>${linked.replace('the oven', '')}`), `${unit('body.2')}has the link 2 without a text.`],
  'codes without a span': [(xml) => target(xml, `<ph id="1"/><sc id="2"/>x<ec startRef="2"/>`), `${unit('body.2')}contains <sc>, which cannot be imported`],
  'a part without a translation': [(xml) => target(xml, `<ph id="1"/> ${linked}`), `${unit('body.1')}has no translation, but other parts of body have one`],
}

describe('content:import-translations refuses a file and writes nothing', () => {
  test('the kinds are at least 25', () => expect(Object.keys(BROKEN).length).toBeGreaterThanOrEqual(25))

  test.each(Object.entries(BROKEN))('with %s', async (_, [change, reason]) => {
    const xml = change(document())
    expect(xml).not.toBe(document())
    const { refusal } = await importing(xml, '--yes')
    expect(refusal).toMatch(typeof reason === 'string' ? new RegExp(reason.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)) : reason)
    expect(refusal).toMatch(/nothing was written/i)
    expect(space.writes).toEqual([])
  })

  test('with several problems, and names each', async () => {
    const xml = document().replace('<source>Bread</source>', '<source>Loaf</source>').replace('id="kinds.1"', 'id="kinds.7"')
    const { refusal } = await importing(xml, '--yes')
    expect(refusal).toContain(unit('name'))
    expect(refusal).toContain(unit('kinds.7'))
  })
})

test('xliff: an outdated field has its translation, and the earlier source with it as a match', () => {
  const [field] = exported('outdated').fields
  if (!field) throw new Error('The bread has a name.')
  const xml = document([{ ...exported('outdated'), fields: [{ ...field, before: 'Old <bread>' }] }])
  expect(xml).toContain('<segment id="s" state="initial" subState="vitrine:outdated">')
  expect(xml).toMatch(/<mtc:match ref="#s"[^>]*>\s*<source>Old &lt;bread&gt;<\/source>\s*<target>Brot<\/target>/)
  expect(xml).toContain('<target>Brot</target>\n      </segment>')
  expect(xml).toContain('slr:sizeRestriction="256"')
})

test('xliff: the state of a complete translation by a machine is not final until a person has reviewed it', async () => {
  await importing(await translatedByTool(document()), '--yes')
  const states = (isUnreviewed: boolean, state: 'complete' | 'outdated') => {
    const bread = exported(state)
    const xml = document([{ ...bread, fields: bread.fields.map((field) => ({ ...field, isUnreviewed })) }])
    return [...new Set(xml.match(/(?<=<segment id="s" )[^>]+/g))]
  }
  expect(states(false, 'complete')).toEqual(['state="final"'])
  expect(states(true, 'complete')).toEqual(['state="translated" subState="vitrine:unreviewed"'])
  expect(states(true, 'outdated')).toEqual(['state="initial" subState="vitrine:outdated"'])
})

/** Child elements in their order, as the schema of the standard requires them. Elements of modules are `other`. */
const CHILDREN: Readonly<Record<string, RegExp>> = {
  xliff: /^(?:file )+$/,
  file: /^(?:skeleton )?(?:other )*(?:notes )?(?:(?:unit|group) )+$/,
  unit: /^(?:other )*(?:notes )?(?:originalData )?(?:(?:segment|ignorable) )+$/,
  notes: /^(?:note )+$/,
  segment: /^source (?:target )?$/,
}
const NAME_TOKEN = /^[\p{L}\p{N}._:-]+$/u

test.each(['missing', 'outdated', 'unknown', 'complete'] as const)('xliff: a document with %s translations has the structure of the schema', async (state) => {
  await importing(await translatedByTool(document()), '--yes')
  const bread = exported(state)
  const fields = bread.fields.map((field) => ({ ...field, before: 'Earlier', notes: [['help', 'At most <b>'], ...field.notes] as const }))
  const check = ({ name, attributes, children }: XmlElement): void => {
    const inner = children.filter((each) => typeof each !== 'string')
    const names = inner.map((each) => `${['profiles', 'matches'].includes(each.name) ? 'other' : each.name} `).join('')
    if (CHILDREN[name]) expect(names, name).toMatch(CHILDREN[name])
    if (['file', 'unit', 'segment', 'pc', 'ph'].includes(name)) expect(attributes['id'], name).toMatch(NAME_TOKEN)
    if (attributes['subState'] !== undefined)
      expect([attributes['state'], attributes['subState']]).toEqual([expect.any(String), expect.stringMatching(/^\w+:\w+$/)])
    for (const each of inner) check(each)
  }
  const root = readXml(document([{ ...bread, fields }]))
  expect(root.name).toBe('xliff')
  check(root)
})
