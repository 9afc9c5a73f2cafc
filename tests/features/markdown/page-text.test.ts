import MarkdownIt from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { expect, test } from 'vitest'
import { pageText } from '../../../src/features/markdown/html/page-text.server.ts'

const textOf = (main: string, readdress = (href: string) => href) => pageText(`<body><header>Head</header><main>${main}</main></body>`, readdress).text
const rendered = (markdown: string) => new MarkdownIt({ html: true }).use(footnotes).render(markdown).trim()

test('pageText: omits navigation, controls, scripts and decoration', () => {
  const main = `<nav><a href="/">Home</a></nav><!-- note --><h1>Title</h1><a href="#title" aria-label="Link"></a>
    <button>Play</button><form><label>Name <input></label></form><p aria-hidden="true">13</p><p hidden>Not yet</p><svg><title>Icon</title></svg>
    <img src="/a.jpg" alt=""><img src="data:image/webp;base64,x" alt="Stand-in"><script>alert(1)</script><p>Text</p>`
  expect(textOf(main)).toBe('# Title\n\nText\n')
})

test('pageText: separates elements that only styles separate', () => {
  expect(textOf('<p><time>1 May</time><span>Sun</span><span>Moon</span></p>')).toBe('1 May · Sun · Moon\n')
  expect(textOf('<p><a href="/a"><span>One</span></a><a href="/b">Two</a></p>')).toBe('[One](/a) · [Two](/b)\n')
  expect(textOf('<p><strong>a</strong><em>b</em> <span>c</span> <span>d</span></p>')).toBe('**a**_b_ c d\n')
})

test('pageText: rewrites addresses with the given function, and writes them unescaped', () => {
  const readdress = (href: string) => new URL(href, 'https://site.example/en/').href
  expect(textOf('<p><a href="../x?a=1&amp;b=2">x</a></p>', readdress)).toBe('[x](https://site.example/x?a=1&b=2)\n')
  expect(textOf('<figure><a href="/large.jpg" data-figure="1"><img src="/p.jpg?w=1&amp;h=2" alt="A [dome]"><span>Enlarge</span></a></figure>', readdress)).toBe(
    '![A \\[dome\\]](https://site.example/p.jpg?w=1&h=2)\n',
  )
  for (const href of ['/a(b', '/a)b', '/a b', '/a&copy;b', '/a\\b', '/<b>']) {
    const markdown = textOf(`<p><a href="${href.replace('&', '&amp;').replace('<', '&lt;')}">x</a></p>`)
    const [, written = ''] = /href="([^"]*)"/.exec(rendered(markdown)) ?? []
    expect(decodeURI(written.replaceAll('&amp;', '&')), href).toBe(href)
  }
})

test('pageText: writes a table cell as one line', () => {
  const cell = '<td><p>One</p><p>Two | three</p><ul><li>a</li><li><a href="/b">b</a></li></ul></td>'
  expect(textOf(`<table><thead><tr><th><p>Head</p></th></tr></thead><tbody><tr>${cell}</tr></tbody></table>`)).toBe(
    '| Head |\n| - |\n| One Two \\| three a [b](/b) |\n',
  )
})

test('pageText: writes footnotes as Markdown footnotes', () => {
  const main = `<p>Far<sup><a href="#note-1" id="back-1" role="doc-noteref">1</a></sup>.</p>
    <section role="doc-endnotes" aria-label="Notes"><ol><li id="note-1"><p>Very. <a href="#back-1" role="doc-backlink" aria-label="Back"></a></p></li></ol></section>`
  const markdown = textOf(main)
  expect(markdown).toBe('Far[^note-1].\n\n[^note-1]: Very.\n')
  expect(rendered(markdown)).toContain('<p>Very. <a href="#fnref1"')
})

test('pageText: escapes characters that have a meaning in Markdown', () => {
  expect(textOf('<p>10<sup>2</sup> H<sub>2</sub>O <s>no</s> <code>a`b</code></p>')).toBe('10<sup>2</sup> H<sub>2</sub>O ~~no~~ ``a`b``\n')
  expect(textOf('<pre><code class="language-ts">const a = 1\n</code></pre>')).toBe('```ts\nconst a = 1\n```\n')
  expect(textOf('<details><summary><span>Why?</span></summary><p>So.</p></details>')).toBe('**Why?**\n\nSo.\n')
  expect(textOf('<details><summary><h2>Past</h2></summary><p>So.</p></details>')).toBe('## Past\n\nSo.\n')
  expect(textOf('<blockquote><p>Look.</p></blockquote><ol start="3"><li>c</li></ol><hr>')).toBe('> Look.\n\n3. c\n\n---\n')
})

test.each([
  '# no heading',
  '- no item',
  '1. no item',
  '*no* _emphasis_',
  '[no](link)',
  '<b>no</b>',
  '| no | table |',
  '&copy;',
  '~~no~~',
  '`no`',
  '--- \\',
  '[^1]',
])('pageText: text that looks like Markdown remains text: %s', (text) => {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const words = rendered(textOf(`<p>${escaped}</p>`)).replace(/^<p>|<\/p>$/g, '')
  expect(words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(text)
})

test.each(['星が<strong>「銀河」</strong>だ', 'これは<em>（強調）</em>です', '<strong>重要。</strong>次に', 'قال<strong>«النجم»</strong>هنا'])(
  'pageText: emphasis works in scripts without spaces: %s',
  (html) => expect(rendered(textOf(`<p>${html}</p>`))).toBe(`<p>${html}</p>`),
)

test('pageText: returns the previous and next page of a list', () => {
  const html =
    '<main><h1>List</h1><nav><a rel="prev" href="/en">Back</a><ol><li><a href="/en">1</a></li></ol><a rel="next" href="/en?page=3">On</a></nav></main>'
  expect(pageText(html, (href) => `https://site.example${href}`)).toEqual({
    text: '# List\n',
    neighbours: { previous: 'https://site.example/en', next: 'https://site.example/en?page=3' },
  })
})
