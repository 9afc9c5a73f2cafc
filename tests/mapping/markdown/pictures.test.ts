import { expect, test } from 'vitest'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { outline } from './outline.ts'

const read = (text: string) => outline(markdownToRichText(text))
const OURS = '//images.ctfassets.net/space/roof/token/roof.jpg'
const WHOLE = `https:${OURS}`

test.each([
  ['one of the space', `![A roof](${OURS} "At noon")`, [`asset[roof ${WHOLE} A roof At noon]()`]],
  [
    'every host, with a query',
    `![](https://images.eu.ctfassets.net/s/a1/t/f.png?w=100)\n\n![](http://images.contentful.com/s/a2/t/f.png)\n\n<video src="//videos.ctfassets.net/s/a3/t/f.mp4">`,
    [
      'asset[a1 https://images.eu.ctfassets.net/s/a1/t/f.png?w=100]()',
      'asset[a2 http://images.contentful.com/s/a2/t/f.png]()',
      'asset[a3 https://videos.ctfassets.net/s/a3/t/f.mp4]()',
    ],
  ],
  ['one in a sentence parts it', `a ![b](${OURS}) c`, ['p(a)', `asset[roof ${WHOLE} b]()`, 'p(c)']],
  ['one in a heading comes after it', `## a ![b](${OURS}) c`, ['h2(a c)', `asset[roof ${WHOLE} b]()`]],
  ['one that is all of a heading', `# ![b](${OURS})`, [`asset[roof ${WHOLE} b]()`]],
  [
    'one in an item, a quote and a cell',
    `- ![b](${OURS})\n\n> ![b](${OURS})\n\n| a |\n|---|\n| ![b](${OURS}) |`,
    [`ul(li(asset[roof ${WHOLE} b]()))`, `quote(asset[roof ${WHOLE} b]())`, `table(tr(th(p(a))) tr(td(asset[roof ${WHOLE} b]())))`],
  ],
  ['one in a link: the link follows', `[![b](${OURS})](/c) d`, [`asset[roof ${WHOLE} b]()`, 'p(a[/c](b) d)']],
  ['one in a link to itself', `[![b](${OURS})](${OURS})`, [`asset[roof ${WHOLE} b]()`]],
  [
    'one from elsewhere is linked, by what there is to call it',
    'a ![b *c*](https://x.example/y.png) ![](https://x.example/y.png?z) ![b](//x.example/y.png "d")',
    ['p(a a[https://x.example/y.png](b c) a[https://x.example/y.png?z](y.png) a[https://x.example/y.png](b – d))'],
  ],
  [
    'one from elsewhere in a link leaves its words',
    '[![b](https://x.example/y.svg)](https://z.example) [![](https://x.example/y.svg)](/c)',
    ['p(a[https://z.example](b) a[/c](/c))'],
  ],
  ['one that nobody could show leaves its words', '![b](./y.png) ![c](data:image/png;base64,AAAA) <img src=x onerror=alert(1) alt="d">', ['p(b c d)']],
  ['one that is HTML', `a<img src="${OURS}" alt="b" width="10" onload="x()">`, ['p(a)', `asset[roof ${WHOLE} b]()`]],
  ['a link to a file of the space', '[Menu](//assets.ctfassets.net/s/menu/t/menu.pdf)', ['p(file[menu https://assets.ctfassets.net/s/menu/t/menu.pdf](Menu))']],
  [
    'an address that only looks like one of the space',
    '![a](https://images.ctfassets.net.evil.example/s/a/t/f.png) ![b](https://images.ctfassets.net/s)',
    ['p(a[https://images.ctfassets.net.evil.example/s/a/t/f.png](a) a[https://images.ctfassets.net/s](b))'],
  ],
])('markdownToRichText: pictures: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expected)
})
