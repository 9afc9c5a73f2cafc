import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownToRichText } from '../../../src/mapping/markdown/markdown-to-rich-text.server.ts'
import { texts } from './outline.ts'

/** Levels of JSON that content may have. */
const NESTED = 100

const INLINE = '*·**·_·`·``·~~·[·]·](/x)·![·](·)·\\·&·&amp;·<b>·</b>·<a href=/x>·</a>·<br>·"·!·^[·|·http://·@·é·漢·ع·\u200F'.split('·')
const BLOCK =
  '\n·\n\n·\r\n·\n- ·\n> ·\n1. ·\n# ·\n    ·\t·\n```\n·\n---\n·\n===\n·<div>·</div>·<ul>·<li>·</ul>·<blockquote>·<pre>·</pre>·<h2>·<table>·<tr>·<td>·</table>·<p>·\n<div>\n\n·- [ ] ·\n[^1] '.split(
    '·',
  )
const ODD =
  '\0·\uD800·\uFFFE·<!--·-->·<script>·</script>·<style>·<·>·<x·[^1]: ·[x]: /y·|-|-|\n·<![CDATA[·<?·&#0;·&#xD800;·<svg>·<iframe src=·{·$$·\u2028'.split('·')

/** How many levels of JSON a value has. */
function levels(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levels)) : 0
}

const written = (parts: readonly string[]) => parts.map((part, index) => `${part} w${index}w `).join('')
const SEED = { seed: 20261122, numRuns: 1500 } as const

test('no text makes it throw, or go deeper than content may', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...INLINE, ...BLOCK, ...ODD), fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 60 }), (parts) => {
      const document = markdownToRichText(parts.join(''))
      expect(levels(document)).toBeLessThanOrEqual(NESTED)
    }),
    SEED,
  )
})

test('no word is lost, whatever stands between', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...INLINE, ...BLOCK), { maxLength: 40 }), (parts) => {
      const text = written(parts)
      const words = texts(markdownToRichText(text).content)
      expect(text.match(/w\d+w/g)?.filter((word) => !words.includes(word)) ?? []).toEqual([])
    }),
    SEED,
  )
})

test('a text that repeats anything is read to its end, and in no more than the time it takes', () => {
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

test('what nobody wrote is text as it is', () => {
  const long = 'a *b* '.repeat(20_000)
  expect(texts(markdownToRichText(long).content).trim()).toBe(`{} ${long.trim()}`)
  for (const deep of ['> '.repeat(500), '- '.repeat(500), '1. '.repeat(60)]) expect(texts(markdownToRichText(`a\n\n${deep}end`).content)).toContain('end')
})

test('lists and quotes go down as far as a phone has room', () => {
  const deep = Array.from({ length: 30 }, (_, level) => `${'  '.repeat(level)}- w${level}w`).join('\n')
  const words = texts(markdownToRichText(deep).content)
  for (let level = 0; level < 30; level += 1) expect(words).toContain(`w${level}w`)
  expect(JSON.stringify(markdownToRichText(deep)).match(/unordered-list/g)).toHaveLength(8)
})
