import { describe, expect, test } from 'vitest'
import { looksLikeMarkdown } from 'content-mapping/markdown/looks-like-markdown.ts'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { plainTextOf } from 'content-mapping/markdown/plain-text-of.ts'
import { plainToRichText } from 'content-mapping/markdown/plain-to-rich-text.ts'
import { outline } from './outline.ts'

describe('plain text', () => {
  test('becomes paragraphs at empty lines, with the other line breaks preserved', () => {
    expect(outline(plainToRichText('Roses * are\r\nred.\r\n \t\r\n\r\n# Violets\nare blue.\n'))).toEqual(['p(Roses * are⏎red.)', 'p(# Violets⏎are blue.)'])
    expect(outline(plainToRichText(' \n\n '))).toEqual([])
  })

  test('is extracted from rich text for a summary', () => {
    const text = '# One *two*\n\nThree[^1] [four](/x)\n\n- five\n- six\n\n|a|b|\n|-|-|\n|c|d|\n\n```\ncode\n```\n\n[^1]: note'
    expect(plainTextOf(markdownToRichText(text)).split('\n')).toEqual(['One two', 'Three four', 'five', 'six', 'a', 'b', 'c', 'd'])
    for (const nothing of [undefined, 7, 'text', {}, { nodeType: 'document' }]) expect(plainTextOf(nothing)).toBe('')
  })
})

describe('looksLikeMarkdown: distinguishes Markdown from plain text', () => {
  test.each([
    '## Steps',
    'Title\n=====\n',
    'a\n\n- one\n- two',
    '1. one\n2. two',
    '> said',
    '```js\nx\n```',
    '| a | b |\n| --- | --- |\n',
    'see [the map](https://example.org/map)',
    '![A roof](//images.ctfassets.net/a/b/c/d.jpg)',
    'it is **very** late',
    'it is _very_ late',
    'run `npm start`',
    '[^1]: a note',
    'So:\n\n```\nlet a;\nlet b;\nlet c;\n```',
    'no ~~longer~~',
    'これは**重要**です',
  ])('%j is Markdown', (text) => {
    expect(looksLikeMarkdown(text)).toBe(true)
  })

  test.each([
    '',
    'A plain sentence. And another one!',
    'Two lines\nof plain text',
    'We are #1 in 5 * 3 * 2 places',
    '- That is all, she said.',
    'snake_case_name and other_name_here',
    'He is 1.85 m tall (see [1]).',
    'C# and F#, 100 % — well: a | b',
    'https://example.org/a_b_c?d=*',
    '[A.B]: (node) => {\n  const c = `d`;\n  return (\n    e\n  );\n}',
  ])('%j is plain text', (text) => {
    expect(looksLikeMarkdown(text)).toBe(false)
  })

  test('looksLikeMarkdown: reads a text of any size in reasonable time', () => {
    for (const unit of ['[', '**a ', '_a', '`', '- ', '|-', '#', '> ', '\n', ' ', '[^', '~~a', 'a\n-'])
      expect(typeof looksLikeMarkdown(unit.repeat(100_000))).toBe('boolean')
  })
})

test('plainToRichText: lines of code stay a block of code, with their indents', () => {
  const code = 'function rise(star) {\n  return star.up();\n}\n'
  expect(plainToRichText(code).content).toEqual([
    { nodeType: 'code-block', data: { language: '' }, content: [{ nodeType: 'text', value: code.trimEnd(), marks: [], data: {} }] },
  ])
  expect(plainToRichText('It was late;\nthe stars were out.').content[0]?.nodeType).toBe('paragraph')
})
