import { expect, test } from 'vitest'
import { XLIFF_NAMESPACE, type XmlElement } from '../../../../scripts/translations/inline-xml.ts'
import { childrenOf, readXml } from '../../../../scripts/translations/read-xml.ts'
import { xliff, type ExportedField } from '../../../../scripts/translations/write-xliff.ts'
import { STATES } from '../../../../src/features/health/translations/record.ts'

// The rules of the schemas and constraints of XLIFF 2.1, for the elements that exports contain.

interface Rule {
  readonly required: readonly string[]
  readonly optional: readonly string[]
  /** Names of the child elements, in their order. Texts are `#`. */
  readonly content: RegExp
}
const rule = (required: string, optional: string, content: RegExp): Rule => ({
  required: required.split(' ').filter(Boolean),
  optional: optional.split(' ').filter(Boolean),
  content,
})
const INLINE = /^(?:(?:#|cp|pc|ph) )*$/
const CORE: Readonly<Record<string, Rule>> = {
  xliff: rule('version srcLang', 'trgLang xml:space', /^(?:file )+$/),
  file: rule('id', 'original canResegment translate srcDir trgDir xml:space', /^(?:slr:profiles )?(?:notes )?(?:unit )+$/),
  notes: rule('', '', /^(?:note )+$/),
  note: rule('', 'id appliesTo category priority', /^(?:# )?$/),
  unit: rule('id', 'name canResegment translate srcDir trgDir xml:space type slr:sizeRestriction', /^(?:mtc:matches )?(?:notes )?(?:segment )+$/),
  segment: rule('', 'id canResegment state subState', /^source (?:target )?$/),
  source: rule('', 'xml:lang xml:space', INLINE),
  target: rule('', 'xml:lang xml:space order', INLINE),
  cp: rule('hex', '', /^$/),
  pc: rule('id', 'canCopy canDelete canOverlap canReorder copyOf dispStart dispEnd equivStart equivEnd subType type dir', INLINE),
  ph: rule('id', 'canCopy canDelete canReorder copyOf disp equiv subType type', /^$/),
}
const MODULES: Readonly<Record<string, Rule>> = {
  'slr:profiles': rule('', 'generalProfile storageProfile', /^$/),
  'mtc:matches': rule('', '', /^(?:mtc:match )+$/),
  'mtc:match': rule('ref', 'id matchQuality matchSuitability origin reference similarity subType type', /^source target $/),
}
const PREFIXES: Readonly<Record<string, string>> = {
  [XLIFF_NAMESPACE]: '',
  'urn:oasis:names:tc:xliff:matches:2.0': 'mtc:',
  'urn:oasis:names:tc:xliff:sizerestriction:2.0': 'slr:',
}
/** Values of attributes, on any element. */
const VALUES: Readonly<Record<string, RegExp>> = {
  id: /^[\p{L}\p{N}._:-]+$/u,
  name: /^\S+$/,
  version: /^2\.1$/,
  srcLang: /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/,
  trgLang: /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/,
  canCopy: /^(?:yes|no)$/,
  canDelete: /^(?:yes|no)$/,
  canResegment: /^(?:yes|no)$/,
  'xml:space': /^(?:default|preserve)$/,
  state: /^(?:initial|translated|reviewed|final)$/,
  subState: /^[^\s:]+:\S+$/,
  subType: /^[^\s:]+:\S+$/,
  hex: /^[\dA-F]{4}$/,
  'slr:sizeRestriction': /^\d+$/,
}
const TYPES: Readonly<Record<string, RegExp>> = {
  pc: /^(?:fmt|ui|quote|link|image|other)$/,
  ph: /^(?:fmt|ui|quote|link|image|other)$/,
  'mtc:match': /^(?:am|ebm|idm|ice|mt|tb|tm|other)$/,
}

const nameOf = ({ name, namespace }: XmlElement) => `${PREFIXES[namespace] ?? 'unknown:'}${name}`
const elementsOf = ({ children }: XmlElement) => children.filter((each) => typeof each !== 'string')
const allOf = (element: XmlElement): readonly XmlElement[] => [element, ...elementsOf(element).flatMap(allOf)]

function check(element: XmlElement): void {
  const name = nameOf(element)
  const own = CORE[name] ?? MODULES[name]
  expect(own, `${name} is an element of XLIFF`).toBeDefined()
  if (!own) return
  const isMixed = own.content.test('# ')
  const content = element.children.flatMap((each) => (typeof each === 'string' ? (isMixed ? ['#'] : []) : [nameOf(each)]))
  expect(content.map((each) => `${each} `).join(''), name).toMatch(own.content)
  if (!isMixed) expect(element.children.filter((each) => typeof each === 'string').join('')).toMatch(/^\s*$/)
  const attributes = Object.keys(element.attributes).filter((each) => !each.startsWith('xmlns'))
  expect(attributes, name).toEqual(expect.arrayContaining([...own.required]))
  expect(
    attributes.filter((each) => ![...own.required, ...own.optional].includes(each)),
    name,
  ).toEqual([])
  for (const [attribute, value] of Object.entries(element.attributes)) if (VALUES[attribute]) expect(value, `${name} ${attribute}`).toMatch(VALUES[attribute])
  const { type, subType, state, subState } = element.attributes
  if (type !== undefined) expect(type).toMatch(TYPES[name] ?? /^[^\s:]+:\S+$/)
  if (subType !== undefined) expect(type, `${name} with subType`).toBeDefined()
  if (subState !== undefined) expect(state, `${name} with subState`).toBeDefined()
  for (const each of elementsOf(element)) check(each)
}

/** Checks the constraints that refer to several elements. */
function checkConstraints(root: XmlElement): void {
  const files = childrenOf(root, 'file')
  expectUnique(files)
  for (const file of files) {
    const units = childrenOf(file, 'unit')
    expectUnique(units)
    for (const unit of units) {
      const segments = childrenOf(unit, 'segment')
      for (const segment of segments) {
        for (const part of elementsOf(segment)) expectUnique([segment, ...allOf(part).filter(({ name }) => name === 'pc' || name === 'ph')])
        const hasTarget = childrenOf(segment, 'target').length > 0
        if (!hasTarget) expect(segment.attributes['state'] ?? 'initial').toBe('initial')
      }
      const matches = allOf(unit).filter((each) => nameOf(each) === 'mtc:match')
      for (const { attributes } of matches) expect(segments.map((each) => `#${each.attributes['id']}`)).toContain(attributes['ref'])
    }
  }
}

function expectUnique(elements: readonly XmlElement[]): void {
  const ids = elements.map(({ attributes }) => attributes['id'])
  expect(new Set(ids).size, ids.join(' ')).toBe(ids.length)
}

const words = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} })
const target = (id: string, linkType = 'Entry') => ({ target: { sys: { type: 'Link', linkType, id } } })
const body = (...texts: string[]) => ({
  nodeType: 'document',
  data: {},
  content: texts.map((text) => ({
    nodeType: 'paragraph',
    data: {},
    content: [
      words(text, 'bold', 'italic', 'superscript', 'my mark'),
      { nodeType: 'hyperlink', data: { uri: 'https://x.example/?a="1"&b=<2>' }, content: [words('a'), words('b', 'code')] },
      { nodeType: 'asset-hyperlink', data: target('a', 'Asset'), content: [words('file')] },
      { nodeType: 'entry-hyperlink', data: target('e'), content: [words('')] },
      { nodeType: 'embedded-entry-inline', data: target('e'), content: [] },
      words('\u0007\u0085 ]]> '),
    ],
  })),
})

test.each(STATES.flatMap((state) => [true, false].flatMap((isDraft) => [true, false].map((isUnreviewed) => [state, isDraft, isUnreviewed] as const))))(
  'xliff: a document of %s translations (draft: %s, unreviewed: %s) follows the rules of XLIFF 2.1',
  (state, isDraft, isUnreviewed) => {
    const values: Readonly<Record<string, object>> = {
      title: { en: 'Bread\r\n& <b>"salt"</b>', 'de-CH': 'Brot' },
      summary: { en: 'Only in English' },
      kinds: { en: ['rye', '—', 'wheat'], 'de-CH': ['Roggen', '—', 'Weizen'] },
      body: { en: body('One', 'Two'), 'de-CH': body('Eins', 'Zwei') },
      moved: { en: body('One', 'Two'), 'de-CH': body('Eins') },
      other_2: { en: body('One') },
    }
    const fields = Object.entries(values).map(([id, each], at): ExportedField => ({
      id,
      state,
      isDraft,
      isUnreviewed,
      values: JSON.parse(JSON.stringify(each)),
      notes: at % 2 === 0 ? [['field', 'A "name" & <more>\u0001']] : [['length', 'At most 4 characters']],
      maxLength: at % 2 === 0 ? 40 : undefined,
      before: at % 2 === 0 ? 'Earlier & <b>' : undefined,
    }))
    const entries = ['bread', '5KsDBWseXY6QegucYAoacS', 'a.b-c_d'].map((id) => ({ id, name: 'Bread & "salt"', type: 'Product', fields }))
    const root = readXml(xliff(entries, { original: 'space/master', source: 'en', target: 'de-CH' }))
    check(root)
    checkConstraints(root)
    expect(allOf(root).filter(({ name }) => name === 'target').length).toBeGreaterThan(3)
  },
)
