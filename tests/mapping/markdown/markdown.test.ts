import { expect, test } from 'vitest'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { outline } from './outline.ts'

const read = (text: string) => outline(markdownToRichText(text))

test.each([
  ['nothing', ' \n\n', []],
  ['paragraphs, whose line breaks are spaces', 'one\ntwo\n\nthree', ['p(one two)', 'p(three)']],
  ['hard breaks, written in three ways', 'one  \ntwo\\\nthree<br>four', ['p(one⏎two⏎three⏎four)']],
  ['headings of every level', '# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6\n####### 7', ['h1(1)', 'h2(2)', 'h3(3)', 'h4(4)', 'h5(5)', 'h6(6)', 'p(####### 7)']],
  ['headings that are underlined', 'One\n===\n\nTwo *2*\n---', ['h1(One)', 'h2(Two |italic:2|)']],
  ['rules', '***\n\n- - -', ['hr()', 'hr()']],
  ['marks within marks', '*a **b*** ~~c~~ `d * e` ***f***', ['p(|italic:a ||italic+bold:b| |strikethrough:c| |code:d * e| |italic+bold:f|)']],
  ['signs that mark nothing', '5 * 3, snake_case_name, \\*no\\*, **open', ['p(5 * 3, snake_case_name, *no*, **open)']],
  ['a list', '- a\n- b\n  more', ['ul(li(p(a)) li(p(b more)))']],
  ['a loose list', '* a\n\n* b\n\n  c', ['ul(li(p(a)) li(p(b) p(c)))']],
  ['lists in lists', '1. a\n   - b\n     1) c\n2. d', ['ol(li(p(a) ul(li(p(b) ol(li(p(c)))))) li(p(d)))']],
  ['a list that begins later', '7. a\n8. b', ['ol[7](li(p(a)) li(p(b)))']],
  ['a list with an empty item', '- a\n-\n- c', ['ul(li(p(a)) li(p()) li(p(c)))']],
  ['tasks', '- [x] a\n- [ ] *b*\n- c\n\n1. [X] d', ['ul(li[true](p(a)) li[false](p(|italic:b|)) li(p(c)))', 'ol(li[true](p(d)))']],
  ['what is no task', '[x] a\n\n- \\[ ] b\n- [y] c\n- a [ ] d', ['p([x] a)', 'ul(li(p([ ] b)) li(p([y] c)) li(p(a [ ] d)))']],
  ['quotes', '> a\nb\n>\n> > c\n\n> - d', ['quote(p(a b) quote(p(c)))', 'quote(ul(li(p(d))))']],
  ['fenced code', '```js title="x"\na < b &amp;\n\n  c\n```\n\n~~~\n```\n~~~', ['pre[js](a < b &amp;⏎⏎  c)', 'pre(```)']],
  ['fenced code that never ends', '```\n# a', ['pre(# a)']],
  ['indented code', 'a\n\n    b\n      c\n\nd', ['p(a)', 'pre(b⏎  c)', 'p(d)']],
  ['links', '[a](https://a.example "t") [*b* c](/d) [e](<f g>)', ['p(a[https://a.example](a) a[/d](|italic:b| c) a[f%20g](e))']],
  ['links that are defined elsewhere', '[a][1] [b] [c][]\n\n[1]: /x\n[B]: /y "t"\n[c]: /z', ['p(a[/x](a) a[/y](b) a[/z](c))']],
  ['links to nowhere', '[a][none] [b]( [c]', ['p([a][none] [b]( [c])']],
  [
    'addresses',
    '<https://a.example/b> https://c.example/d_e_f. www.g.example/h x@y.example README.md',
    [
      'p(a[https://a.example/b](https://a.example/b) a[https://c.example/d_e_f](https://c.example/d_e_f). a[https://www.g.example/h](www.g.example/h) a[mailto:x@y.example](x@y.example) README.md)',
    ],
  ],
  ['addresses that leave their scheme out', '[a](//b.example/c) [d](www.e.example)', ['p(a[https://b.example/c](a) a[https://www.e.example](d))']],
  ['scripts for an address', '[a](javascript:alert(1)) <javascript:alert(1)>', ['p([a](javascript:alert(1)) <javascript:alert(1)>)']],
  [
    'a table',
    '| a | b | c |\n|:--|:-:|--:|\n| 1 | `2|3` | **4** |\n| 5 |\n\nd',
    ['table(tr(th(p(a)) th[center](p(b)) th[end](p(c))) tr(td(p(1)) td[center](p(`2)) td[end](p(3`))) tr(td(p(5)) td[center](p()) td[end](p())))', 'p(d)'],
  ],
  ['entities', '&copy; &amp;lt; &#x41; &nope;', ['p(© &lt; A &nope;)']],
  [
    'footnotes, numbered as they are referred to',
    'a[^b] c[^d] e[^b]\n\n[^d]: D\n[^b]: B\n\n    more\n[^unused]: U',
    ['p(aref[1]() cref[2]() eref[1]())', 'notes(note[1](p(B) p(more)) note[2](p(D)) note[3](p(U)))'],
  ],
  ['footnotes in their place', 'a^[*b* [c](/d)] e[^f]\n\n[^f]: F', ['p(aref[1]() eref[2]())', 'notes(note[1](p(|italic:b| a[/d](c))) note[2](p(F)))']],
  ['references to no footnote', 'a[^b] `[^c]`', ['p(a[^b] |code:[^c]|)']],
  [
    'Japanese, without spaces at line breaks, emphasis beside brackets',
    'これは**「重要」**です。\n改行も\nつながる。 abc\n漢字\n**強調**\n*次*\n行\n\n```\n日本\n語\n```',
    ['p(これは|bold:「重要」|です。改行もつながる。 abc 漢字|bold:強調||italic:次|行)', 'pre(日本⏎語)'],
  ],
  ['Arabic', '# عنوان\n\n- **واحد**\n- اثنان', ['h1(عنوان)', 'ul(li(p(|bold:واحد|)) li(p(اثنان)))']],
  ['the line ends of Windows, tabs and control characters', 'a\r\nb\r\n\r\n-\tc\r\n\0d\u0007', ['p(a b)', 'ul(li(p(c d\u0007)))']],
])('markdownToRichText: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})
