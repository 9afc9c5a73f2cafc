import { describe, expect, test } from 'vitest'
import site from '#config'
import { LOCALES } from '../../src/i18n/locales.ts'
import { richTextHtml } from '../../src/rich-text/html/rich-text-html.ts'
import { plainLines } from '../../src/rich-text/plain-lines.ts'
import type { Block, Inline } from '../../src/rich-text/rich-text.ts'
import { awayFromSite } from '../../src/sections/html/away-from-site.ts'
import { embeddedHtml } from '../../src/sections/html/section-html.ts'
import { pageByPath, homePage } from '../../src/pages/page/page.server.ts'
import { openContent } from '../../src/site-content/site-content.server.ts'
import { readSpace } from '../support/spaces/space.ts'

const PAGE = `${site.origin}/en/stories/x`
const words = (text: string, ...marks: Extract<Inline, { type: 'text' }>['marks']): Inline => ({ type: 'text', text, marks })
const html = (...blocks: Block[]) => richTextHtml({ blocks }, awayFromSite('en', PAGE))
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children })

test.each<[string, Block, string]>([
  ['marks, nested in one order', paragraph(words('a<b', 'italic', 'bold'), words('\nc')), '<p><strong><em>a&lt;b</em></strong><br/>c</p>'],
  [
    'a link to a place',
    paragraph({ type: 'link', target: { kind: 'place', locale: 'de', place: { route: 'story', slug: 'y' }, hash: 'z' }, children: [words('y')] }),
    `<p><a href="${site.origin}/de/geschichten/y#z">y</a></p>`,
  ],
  ['a link within the page', paragraph({ type: 'link', target: { kind: 'url', href: '#z' }, children: [words('z')] }), `<p><a href="${PAGE}#z">z</a></p>`],
  [
    'a link elsewhere',
    paragraph({ type: 'link', target: { kind: 'url', href: 'https://a.example/?b&c' }, children: [words('a')] }),
    '<p><a href="https://a.example/?b&amp;c">a</a></p>',
  ],
  ['a glossary word', paragraph({ type: 'term', id: 't', children: [words('t')] }), '<p>t</p>'],
  ['a reference to a note', paragraph({ type: 'note', number: '1', target: 'note_1', id: 'r' }), `<p><sup><a id="r" href="${PAGE}#note_1">1</a></sup></p>`],
  ['a heading', { type: 'heading', level: 3, id: 'h', children: [words('H')] }, '<h3 id="h">H</h3>'],
  ['an ordered list', { type: 'list', ordered: true, start: 3, items: [[paragraph(words('a'))]] }, '<ol start="3"><li><p>a</p></li></ol>'],
  ['tasks', { type: 'list', ordered: false, items: [[], []], checked: [true, false] }, '<ul><li>☑ </li>\n<li>☐ </li></ul>'],
  ['a quote', { type: 'quote', children: [paragraph(words('q'))] }, '<blockquote><p>q</p></blockquote>'],
  ['code', { type: 'code', text: '<i>\n' }, '<pre dir="ltr"><code>&lt;i&gt;\n</code></pre>'],
  ['a turn', { type: 'rule' }, '<hr/>'],
  [
    'a table',
    {
      type: 'table',
      rows: [[{ head: 'column', children: [paragraph(words('h'))] }], [{ head: 'none', children: [paragraph(words('c'))] }]],
    },
    '<table><thead><tr><th scope="col"><p>h</p></th></tr></thead><tbody><tr><td><p>c</p></td></tr></tbody></table>',
  ],
  [
    'a picture',
    {
      type: 'picture',
      picture: { id: 'p', url: '/media/p.jpg', width: 1920, height: 1080, alt: { text: '“p”' }, title: { text: 'T', locale: 'ar' }, vector: false },
    },
    `<figure><img src="${site.origin}/media/p.jpg?w=960&amp;fm=jpg&amp;q=80" width="960" height="540" alt="“p”"/><figcaption lang="ar" dir="rtl">T</figcaption></figure>`,
  ],
  [
    'a file',
    { type: 'file', file: { id: 'f', url: '/media/f.pdf', title: { text: 'F' }, fileName: 'f.pdf', type: 'PDF', size: '1 kB' } },
    `<p><a href="${site.origin}/media/f.pdf">F</a> (PDF, 1 kB)</p>`,
  ],
  ['notes', { type: 'notes', notes: [{ id: 'note_1', children: [paragraph(words('n'))] }] }, '<hr/><ol><li id="note_1"><p>n</p></li></ol>'],
  ['an entry that nobody knows', { type: 'entry', entry: { type: 'unknown', id: 'u' } }, ''],
])('richTextHtml: %s', (_, block, expected) => {
  expect(html(block)).toBe(expected)
})

test('richTextHtml: a text in another language is marked as such, and so are its parts in the page language', () => {
  const context = awayFromSite('en', PAGE)
  const picture: Block = { type: 'picture', picture: { id: 'p', url: '/p.svg', width: 10, height: 10, alt: { text: '' }, vector: true } }
  const shown = richTextHtml({ locale: 'ar', blocks: [paragraph(words('نص')), picture] }, context)
  expect(shown).toBe(
    `<div lang="ar" dir="rtl"><p>نص</p>\n<figure lang="en" dir="ltr"><img src="${site.origin}/p.svg" width="10" height="10" alt=""/></figure></div>`,
  )
})

test('plainLines: separates paragraphs and marks list items', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, id: 'h', children: [words('H')] },
    paragraph(words('one '), words('two', 'bold')),
    { type: 'list', ordered: true, start: 2, items: [[paragraph(words('a'))], [paragraph(words('b'))]] },
    { type: 'rule' },
    {
      type: 'table',
      rows: [
        [
          { head: 'column', children: [paragraph(words('x'))] },
          { head: 'column', children: [paragraph(words('y'))] },
        ],
      ],
    },
  ]
  expect(plainLines(blocks)).toBe('H\n\none two\n\n2. a\n3. b\n\nx | y')
})

describe.each(LOCALES)('embeddedHtml: the sections of every page in %s', async (locale) => {
  const content = await openContent(locale)
  const ids = readSpace()
    .entries.filter(({ sys }) => sys.contentType.sys.id === 'page')
    .map(({ sys }) => sys.id)
  const places = ids.flatMap((id) => content.pagePlace(id, locale) ?? [])
  const found = await Promise.all(places.map((place) => ('path' in place ? pageByPath(content, place.path) : homePage(content))))
  const sections = found.flatMap((each) => (each.kind === 'page' ? each.page.sections : []))

  test('have a form for readers outside the site', () => {
    expect(new Set(sections.map(({ type }) => type)).size).toBeGreaterThan(10)
    for (const section of sections) {
      const shown = embeddedHtml(section, awayFromSite(locale, PAGE))
      expect(shown.length, section.id).toBeGreaterThan(10)
      for (const [, address = ''] of shown.matchAll(/ (?:href|src)="([^"]*)"/g)) expect(address, section.id).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
      expect(shown).not.toMatch(/undefined|\[object/)
    }
  })
})
