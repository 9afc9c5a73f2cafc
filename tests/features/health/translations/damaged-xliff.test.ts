import { describe, expect, test } from 'vitest'
import { xliff2js, js2xliff } from 'xliff'
import { checkXliff, type CheckedFile } from '../../../../scripts/translations/check-xliff.ts'
import { readXml } from '../../../../scripts/translations/read-xml.ts'
import { ruleNotes } from '../../../../scripts/translations/text-rules.ts'
import { xliff } from '../../../../scripts/translations/write-xliff.ts'
import type { TranslationState } from '../../../../src/features/health/translations/record.ts'
import { contentTypeSchema } from '../../../../src/features/health/translations/translatable.server.ts'

const words = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const hyperlink = (uri: string, value: string) => ({ nodeType: 'hyperlink', data: { uri }, content: [words(value)] })
const richText = (...content: object[]) => ({ nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content }] })

const FIELDS = {
  title: { type: 'Symbol' },
  code: { type: 'Symbol', validations: [{ size: { min: 3 } }, { regexp: { pattern: '^[a-z]+$', flags: 'i' }, message: 'Only letters' }] },
  slogan: { type: 'Symbol', validations: [{ prohibitRegexp: { pattern: 'cheap' } }, { regexp: { pattern: '(' } }] },
  text: { type: 'Text' },
  kinds: { type: 'Array', items: { type: 'Symbol', validations: [{ size: { max: 10 } }] }, validations: [{ size: { max: 2 } }] },
  body: { type: 'RichText', validations: [{ size: { max: 20 } }] },
}
const PRODUCT = { sys: { id: 'product' }, name: 'Product', fields: Object.entries(FIELDS).map(([id, field]) => ({ id, localized: true, ...field })) }
type Values = Partial<Record<keyof typeof FIELDS, unknown>>

/** Returns an exported document of one entry. */
function exported(source: Values, target: Values = {}, state: TranslationState = 'missing'): string {
  const fields = Object.keys(source).map((id) => ({
    id,
    state,
    isUnreviewed: false,
    values: JSON.parse(JSON.stringify({ en: Object(source)[id], de: Object(target)[id] })),
    notes: [['field', id]] as const,
    maxLength: undefined,
    before: undefined,
  }))
  return xliff([{ id: 'bread', name: 'Bread', type: 'Product', fields }], { original: 'bakery/master', source: 'en', target: 'de' })
}

/** Imports a document into the space from which it was exported. */
function imported(xml: string | Uint8Array, source: Values, target: Values = {}): CheckedFile {
  const fields = Object.fromEntries(Object.keys(source).map((id) => [id, { en: Object(source)[id], de: Object(target)[id] }]))
  return checkXliff(readXml(xml), {
    original: 'bakery/master',
    locales: [
      { code: 'en', name: 'English', default: true },
      { code: 'de', name: 'German', default: false },
    ],
    contentTypes: [PRODUCT],
    entries: [{ sys: { id: 'bread', version: 1, contentType: { sys: { id: 'product' } } }, fields }],
  })
}

const TITLE = { title: 'Bread' }
const titled = (target: string) => exported(TITLE).replace('</source>', `</source><target>${target}</target>`)
const title = (xml: string | Uint8Array) => imported(xml, TITLE).translations[0]?.value
const failure = (xml: string | Uint8Array) => {
  try {
    return imported(xml, TITLE).problems.join('\n') || undefined
  } catch (error) {
    return String(error)
  }
}

describe('readXml', () => {
  test('reads UTF-16 with a byte order mark, references, CDATA and a prefix for XLIFF', () => {
    const utf16 = Buffer.from(`\uFEFF${titled('Brötchen').replace('UTF-8', 'UTF-16')}`, 'utf16le')
    expect(title(utf16)).toBe('Brötchen')
    expect(title(utf16.swap16())).toBe('Brötchen')
    expect(title(titled('&#66;r&#xF6;t &amp;lt; &#x1F35E;<![CDATA[ &foo; ]]>!'))).toBe('Bröt &lt; 🍞 &foo; !')
    const prefixed = titled('Brot')
      .replace('xmlns=', 'xmlns:x=')
      .replaceAll(/<(\/?)(xliff|file|notes?|unit|segment|source|target)\b/g, '<$1x:$2')
    expect(title(prefixed)).toBe('Brot')
  })

  test.each([
    ['bytes of another encoding', Buffer.from(titled('Brötchen'), 'latin1'), 'bytes that are not UTF-8'],
    ['another declared encoding', titled('Brötchen').replace('UTF-8', 'ISO-8859-1'), 'declares the encoding ISO-8859-1'],
    ['an undefined entity', titled('Br&foo;t'), '&foo; is not a character or entity of XML'],
    ['an entity of HTML', titled('Br&ouml;t'), '&ouml; is not a character or entity of XML'],
    ['a property of objects as an entity', titled('A&constructor;'), '&constructor; is not a character or entity of XML'],
    ['a reference to U+0000', titled('Br&#0;t'), '&#0; is not a character or entity of XML'],
    ['a reference to a surrogate', titled('Br&#xD83D;t'), '&#xD83D; is not a character or entity of XML'],
    ['a reference beyond Unicode', titled('Br&#x110000;t'), '&#x110000; is not a character or entity of XML'],
    ['a control character', titled('Br\u0001t'), /line \d+: U\+0001 is not permitted/],
    ['a second root', `${titled('Brot')}<!-- more --><file/>`, 'a second root element, <file>'],
    ['an undeclared prefix', titled('Br<x:b>o</x:b>t'), '<x:b> has the prefix x'],
    ['a <cp> without a number', titled('Br<cp hex="ZZ"/>t'), 'contains <cp hex="ZZ"/>'],
    ['a <cp> of U+0000', titled('Br<cp hex="0000"/>t'), 'contains <cp hex="0000"/>'],
    ['a <cp> beyond 16 bits', titled('Br<cp hex="1F600"/>t'), 'contains <cp hex="1F600"/>'],
    ['a <cp> of a letter', titled('Br<cp hex="0041"/>t'), 'contains <cp hex="0041"/>'],
    ['no namespace', titled('Brot').replace(/ xmlns="[^"]*"/, ''), 'has no namespace'],
  ])('refuses a document with %s', (_, xml, reason) => {
    const bytes = typeof xml === 'string' ? Buffer.from(xml) : xml
    expect(failure(bytes)).toMatch(typeof reason === 'string' ? new RegExp(reason.replaceAll(/[+()]/g, String.raw`\$&`)) : reason)
  })
})

describe('checkXliff', () => {
  test.each([
    ['two sources', titled('Brot').replace('<source>', '<source>Bread</source><source>'), 'has several <source>'],
    ['a source in another language', titled('Brot').replace('<source>', '<source xml:lang="fr">'), 'has a <source> in fr'],
    ['a target of a regional language', titled('Brot').replace('<target>', '<target xml:lang="de-CH">'), 'has a <target> in de-CH'],
    ['an element of another namespace', titled('Br<pc xmlns="urn:x" id="1">o</pc>t'), 'contains <pc>, which is no element of XLIFF'],
    [
      'text beside the segment',
      titled('Brot').replace('</segment>', '</segment><ignorable><source> </source><target>!</target></ignorable>'),
      'an <ignorable>',
    ],
    ['an invisible translation', titled('\u200B\u2060&#xAD;'), 'has an empty translation'],
  ])('refuses %s', (_, xml, reason) => expect(failure(xml)).toContain(reason))

  test('ignores units and translations of another namespace', () => {
    const xml = exported({ title: 'Bread', text: 'Rye' }).replace('</source>', '</source><x:target xmlns:x="urn:x">Brot</x:target>')
    expect(imported(xml, { title: 'Bread', text: 'Rye' })).toMatchObject({ problems: [], translations: [], untranslated: 2 })
  })

  test('returns a translation with the spaces around its source', () => {
    expect(title(titled('\n  Brot und\n  Salz\n').replaceAll('und\n  ', 'und '))).toBe('Brot und Salz')
    const source = { text: ' Rye\n' }
    expect(imported(exported(source).replace('</source>', '</source><target>Roggen</target>'), source).translations[0]?.value).toBe(' Roggen\n')
    expect(imported(exported({ text: 'Rye' }, { text: 'Roggen ' }), { text: 'Rye' }, { text: 'Roggen ' }).translations).toEqual([])
  })

  const broken = (source: Values, ...targets: string[]) => {
    const xml = exported(source).replaceAll('</source>', () => `</source><target>${targets.shift()}</target>`)
    return imported(xml, source).problems.join('\n')
  }
  test('refuses texts that the content model does not permit', () => {
    expect(broken({ code: 'abc' }, 'ab')).toBe('bread, unit code: has 2 characters, but the field requires 3.')
    expect(broken({ code: 'abc' }, 'ab1')).toBe('bread, unit code: does not match the pattern of the field, ^[a-z]+$ (Only letters).')
    expect(broken({ code: 'abc' }, 'XYZ')).toBe('')
    expect(broken({ slogan: 'Good' }, 'so cheap')).toBe('bread, unit slogan: matches a pattern that the field prohibits, cheap.')
    expect(broken({ kinds: ['rye', 'oat', 'emmer'] }, 'Roggen', 'Vollkornhafer', 'Emmer')).toBe(
      'bread, unit kinds.2: has 13 characters, but the field permits 10.',
    )
    expect(broken({ kinds: ['rye'] }, 'A\nB')).toContain('has a line break')
    expect(broken({ body: richText(words('Our bread '), words('daily', 'bold')) }, 'Unser Brot, <pc id="1">jeden Tag</pc>')).toBe(
      'bread, unit body: has 21 characters, but the field permits 20.',
    )
  })

  test('accepts present translations that break a newer rule', () => {
    const [source, target] = [{ code: 'abc' }, { code: '1' }]
    expect(imported(exported(source, target), source, target)).toMatchObject({ problems: [], translations: [] })
  })
})

test('ruleNotes: contains lengths and patterns', () => {
  const { fields } = contentTypeSchema.parse(PRODUCT)
  expect(Object.fromEntries(fields.map((field) => [field.id, ruleNotes(field).map(([category, note]) => `${category}: ${note}`)]))).toEqual({
    title: ['length: At most 256 characters'],
    code: ['length: At least 3 characters. At most 256 characters', 'pattern: Only letters (Matches ^[a-z]+$)'],
    slogan: ['length: At most 256 characters', 'pattern: Does not match cheap', 'pattern: Matches ('],
    text: ['length: At most 50000 characters'],
    kinds: ['length: At most 10 characters'],
    body: ['length: At most 20 characters in all parts together'],
  })
})

test('xliff: only a text with a translation has a later state than initial', () => {
  const source = { body: richText(words('Our bread')), title: 'Bread' }
  const twoBlocks = { ...richText(words('Unser')), content: [...richText(words('Unser')).content, ...richText(words('Brot')).content] }
  for (const state of ['complete', 'unknown'] as const) {
    const xml = exported(source, { body: twoBlocks, title: 'Brot' }, state)
    expect(xml.match(/(?<=<segment[^>]* state=")\w+/g)).toEqual(['initial', state === 'complete' ? 'final' : 'translated'])
  }
})

describe('xliff: an export can be imported', () => {
  const copied = (xml: string) => xml.replaceAll(/<source>([^]*?)<\/source>/g, (source, text) => `${source}<target>${text}</target>`)
  const SOURCES: Readonly<Record<string, Values>> = {
    'a link without a text': { body: richText(words('a '), hyperlink('https://x.example', ''), words(' b')) },
    'a link around spaces': { body: richText(words('a'), hyperlink('https://x.example', '  '), words('b')) },
    'a format around spaces': { body: richText(words('a'), words('  ', 'bold'), words('b')) },
    'spaces between codes': { body: richText(words('a', 'bold'), words('  '), words('b', 'italic')) },
    'line ends of Windows': { text: 'one\r\ntwo' },
    'control characters': { text: 'one\u0001\u000Btwo', body: richText(words('a\u0002', 'bold'), words('\u0003', 'italic')) },
    'a line break in an item': { kinds: ['one\ntwo'] },
    'the syntax of XML': { text: '<b> ]]> &amp;', body: richText(words('1 < 2 & "3"')) },
  }

  test.each(Object.entries(SOURCES))('with %s, as a copy of its source', (_, source) => {
    const { problems, translations } = imported(copied(exported(source)), source)
    expect(problems).toEqual([])
    expect(translations.length).toBe(Object.keys(source).length)
  })

  test.each(Object.entries(SOURCES).filter(([kind]) => kind !== 'the syntax of XML'))('with %s, after an XLIFF tool', async (_, source) => {
    const read = await xliff2js(exported(source))
    for (const units of Object.values(read.resources)) for (const each of Object.values(units)) each.target = each.source
    expect(imported(await js2xliff(read, { indent: '' }), source).problems).toEqual([])
  })

  test('a link without a text keeps the form that Contentful’s editor writes', () => {
    const source = { body: richText(words('a '), hyperlink('https://x.example', ''), words(' b')) }
    expect(imported(copied(exported(source)), source).translations[0]?.value).toEqual(source.body)
  })
})
