import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { texts } from './outline.ts'

/** Maximum nesting of JSON in content. */
const NESTED = 100

const INLINE = '*·**·_·`·``·~~·[·]·](/x)·![·](·)·\\·&·&amp;·<b>·</b>·<a href=/x>·</a>·<br>·"·!·^[·|·http://·@·é·漢·ع·\u200F'.split('·')
const BLOCK =
  '\n·\n\n·\r\n·\n- ·\n> ·\n1. ·\n# ·\n    ·\t·\n```\n·\n---\n·\n===\n·<div>·</div>·<ul>·<li>·</ul>·<blockquote>·<pre>·</pre>·<h2>·<table>·<tr>·<td>·</table>·<p>·\n<div>\n\n·- [ ] ·\n[^1] '.split(
    '·',
  )
const ODD =
  '\0·\uD800·\uFFFE·<!--·-->·<script>·</script>·<style>·<·>·<x·[^1]: ·[x]: /y·|-|-|\n·<![CDATA[·<?·&#0;·&#xD800;·<svg>·<iframe src=·{·$$·\u2028'.split('·')

/** Returns the depth of nesting in a JSON value. */
function levels(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levels)) : 0
}

const written = (parts: readonly string[]) => parts.map((part, index) => `${part} w${index}w `).join('')
const SEED = { seed: 20261122, numRuns: 1500 } as const

test('markdownToRichText: no text throws, or exceeds the maximum nesting', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...INLINE, ...BLOCK, ...ODD), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 60 }), (parts) => {
      const document = markdownToRichText(parts.join(''))
      expect(levels(document)).toBeLessThanOrEqual(NESTED)
    }),
    SEED,
  )
})

test('markdownToRichText: preserves every word between any marks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INLINE, ...BLOCK), { maxLength: 40 }), (parts) => {
      const text = written(parts)
      const words = texts(markdownToRichText(text).content)
      expect(text.match(/w\d+w/g)?.filter((word) => !words.includes(word)) ?? []).toEqual([])
    }),
    SEED,
  )
})

test('markdownToRichText: reads long repetitions of any mark to their end, in reasonable time', () => {
  for (const unit of [
    ...INLINE,
    ...BLOCK,
    ...ODD,
    '> ',
    '- ',
    '1. ',
    '[a](',
    '[a](<b',
    '**a __b ',
    '[^a]',
    '^[a',
    '|a',
    '|\n',
    '<b>',
    '<div>\n\n',
    '- a\n  ',
    '#',
    '[a\\',
    '<mailto:',
    'a@',
  ]) {
    const document = markdownToRichText(unit.repeat(8_000 / unit.length))
    expect(levels(document), unit).toBeLessThanOrEqual(NESTED)
  }
})

test('markdownToRichText: extreme repetition and nesting remain plain text', () => {
  const long = 'a *b* '.repeat(20_000)
  expect(texts(markdownToRichText(long).content).trim()).toBe(`{} ${long.trim()}`)
  for (const deep of ['> '.repeat(500), '- '.repeat(500), '1. '.repeat(60)]) expect(texts(markdownToRichText(`a\n\n${deep}end`).content)).toContain('end')
})

test.each([
  ['references', '[^1]: note\n\n' + '[^1]'.repeat(12_000)],
  ['rows', '|a|b|\n|-|-|\n' + '|\n'.repeat(24_000)],
  ['headings', '# a\n'.repeat(12_000)],
  ['elements', '<i>a</i>'.repeat(12_000)],
])('markdownToRichText: a text of more than 10,000 %s remains plain text', (_, text) => {
  const document = markdownToRichText(text)
  expect(document.content.every(({ nodeType }) => nodeType === 'paragraph')).toBe(true)
  expect(JSON.stringify(document)).not.toContain('"footnote')
})

test('markdownToRichText: a table of 2,000 cells and a text of 1,000 links are read', () => {
  const table = '|a|b|c|d|\n|-|-|-|-|\n' + '|1|2|3|4|\n'.repeat(500)
  expect(JSON.stringify(markdownToRichText(table)).match(/"table-cell"/g)).toHaveLength(2000)
  expect(JSON.stringify(markdownToRichText('[a](/b) c '.repeat(1000))).match(/"hyperlink"/g)).toHaveLength(1000)
})

test('markdownToRichText: lists and quotes nest at most 8 levels, and deeper text is preserved', () => {
  const deep = Array.from({ length: 30 }, (_, level) => `${'  '.repeat(level)}- w${level}w`).join('\n')
  const words = texts(markdownToRichText(deep).content)
  for (let level = 0; level < 30; level += 1) expect(words).toContain(`w${level}w`)
  expect(JSON.stringify(markdownToRichText(deep)).match(/unordered-list/g)).toHaveLength(8)
})

/** Returns the milliseconds of processor time for parsing a text, the fastest of three attempts. */
function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    // Other processes do not count, unlike in the time that passes.
    const begun = process.threadCpuUsage()
    markdownToRichText(text)
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

test.each([
  ['references to nothing', (length: number) => '[^1]'.repeat(length / 4)],
  ['emphasis in emphasis', (length: number) => '*a '.repeat(length / 12) + 'a* '.repeat(length / 12)],
  ['elements in elements', (length: number) => '<b><i>'.repeat(length / 24) + '</i></b>'.repeat(length / 32)],
  ['brackets', (length: number) => '['.repeat(length)],
])('markdownToRichText: time grows linearly with the length: %s', (_, make) => {
  markdownToRichText(make(5_000))
  const [short, long] = [timeOf(make(12_000)), timeOf(make(96_000))]
  // With eight times the length, quadratic time would be 64 times as long.
  expect(long).toBeLessThan(32 * Math.max(short, 4))
})
