import { expect, test } from 'vitest'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { outline } from './outline.ts'

const read = (text: string) => outline(markdownToRichText(text))

test.each([
  [
    'marks',
    '<b>a</b> <i>b</i> <em>c</em> <strong>d</strong> <code>e</code> H<sub>2</sub>O x<sup>2</sup> <u>f</u> <del>g</del>',
    ['p(|bold:a| |italic:b| |italic:c| |bold:d| |code:e| H|subscript:2|O x|superscript:2| |underline:f| |strikethrough:g|)'],
  ],
  ['links', '<a href="https://a.example" onclick="x()">a *b*</a> <a name="c">d</a>', ['p(a[https://a.example](a |italic:b|) d)']],
  [
    'blocks, with Markdown between them',
    '<div class="x">\n\n# a\n\n</div>\n<p align="center">b</p>c<p>d<section>e</section>',
    ['h1(a)', 'p(b)', 'p(c)', 'p(d)', 'p(e)'],
  ],
  [
    'headings, lists and tables',
    '<h3>a</h3><ol start=3><li>b<li>c</ol><table><caption>d</caption><tr><th>e<td style="text-align: right">f</table>',
    ['h3(a)', 'ol[3](li(p(b)) li(p(c)))', 'p(d)', 'table(tr(th(p(e)) td[end](p(f))))'],
  ],
  ['text as it was written', '<pre>\n a   b\n<b>c</b>\n</pre>', ['pre( a   b⏎c)']],
  ['details', '<details><summary>a</summary>\n\nb\n\n</details>', ['p(a)', 'p(b)']],
  ['comments are nothing', 'a <!-- b --> c\n\n<!--\nd\n-->\n\ne', ['p(a c)', 'p(e)']],
  ['code and styles are nothing', 'a <script>alert(1)</script> b\n\n<style>\np { }\n</style>\n\n<svg><title>x</title></svg>c', ['p(a b)', 'p(c)']],
  [
    'a comment, a script or a style that never ends takes nothing with it',
    'the <script> and <style> tags, and <!-- too',
    ['p(the <script> and <style> tags, and <!-- too)'],
  ],
  ['the same at the beginning of a line', 'a\n\n<style type="text/css">\n\nb\n\n<!-- c', ['p(a)', 'p(b c)']],
  ['words in angle brackets are words', 'Dear <your name>, use `<b>` or Map<Key>', ['p(Dear <your name>, use |code:<b>| or Map<Key>)']],
  ['of other elements, only the text remains', '<font color=red>a</font> <x-y z="1">b</x-y> <blink>c', ['p(a b c)']],
  ['what is not closed ends where it must', '- <b>a\n- b\n\n<i>c\n\nd </u></p></div> e', ['ul(li(p(|bold:a|)) li(p(b)))', 'p(|italic:c|)', 'p(d)', 'p(e)']],
  ['items and cells of nothing', '<li>a</li><td>b</td><tr>c', ['p(a)', 'p(b)', 'p(c)']],
  ['what is left of lists and tables comes before them', '<ul>a<li>b</ul><table>c<tr><td>d</table>', ['p(a)', 'ul(li(p(b)))', 'p(c)', 'table(tr(td(p(d))))']],
  [
    'players',
    '<iframe src="https://www.youtube.com/embed/abcdefghijk?rel=0" title="A film"></iframe>\n\n<iframe src="//player.vimeo.com/video/12345">x</iframe>\n\n<iframe src="https://a.example/b"></iframe>\n\n<video src="https://a.example/c.mp4">no</video>',
    [
      'p(a[https://www.youtube.com/watch?v=abcdefghijk](A film))',
      'p(a[https://vimeo.com/12345](https://vimeo.com/12345))',
      'p(a[https://a.example/b](https://a.example/b))',
      'p(a[https://a.example/c.mp4](https://a.example/c.mp4))',
    ],
  ],
  ['boxes', '<ul><li><input type="checkbox" checked disabled> a</li></ul>b <input type="checkbox"> c <input value="d">', ['ul(li[true](p(a)))', 'p(b ☐ c)']],
  [
    'names of our own are no way in',
    '<footnote number="1">a</footnote><footnote-reference number="x"></footnote-reference><footnote>b',
    ['p(ref[0]())', 'notes(note[1](p(a)) note[2](p(b)))'],
  ],
  ['names that every object answers to', '<constructor>a</constructor><valueOf>b</valueOf> <toString>', ['p(ab <toString>)']],
])('markdownToRichText: HTML: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})
