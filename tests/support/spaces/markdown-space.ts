import { symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { markdownToRichText } from 'content-mapping/markdown/markdown-to-rich-text.server.ts'
import { changedSpace, copyOf, resource } from './export-file.ts'

const PICTURE = '//images.ctfassets.net/meridian00001/star-trails/bdf05360f79c7d6ac15185e0b84d79b3/star-trails.jpg'
const GONE = '//images.ctfassets.net/meridian00001/no-such-asset/0/gone.jpg'
const LONG_LINE = `const spectrum = ${'measure(light) + '.repeat(20)}0`

const CODE = ['```ts', 'const noon = (longitude: number) => 12 - longitude / 15', LONG_LINE, '```'].join('\n')

/** A text with all elements of Markdown, including those that Contentful's rich text lacks. */
const TEXTS = {
  en: `Light travels a year[^year] before it is *seen*, ~~at once~~ **late**[^late], and a year[^year] is long.

- [x] Open the dome
- [ ] Wait for the eye,
  - [ ] at least twenty minutes

4. Fourth
5. Fifth

${CODE}

| Star | Magnitude |
| --- | ---: |
| Vega | 0.03 |
| ![A line of the sky](${PICTURE}) | ~~x~~ |

Before ![Stars draw circles](${PICTURE} "Two hours, one frame") after; ![elsewhere](https://example.org/a.png).

![Two hours of stars](${PICTURE}) ![IMG_1234.jpg](${PICTURE}) ![gone](${GONE}) [gone too](${GONE}) [the frame](${PICTURE})

[^year]: About 9.5 billion kilometres.
[^late]: Never *too* late.

    \`\`\`
    a second block
    \`\`\`
`,
  ar: `يسافر الضوء سنةً[^year] قبل أن *يُرى*.

- [x] افتح القبّة
- [ ] انتظر العين

${CODE}

| النجم | القدر |
| --- | ---: |
| النسر الواقع | 0.03 |

[^year]: نحو ٩٫٥ تريليون كيلومتر.
`,
  ja: `光は**一年**[^year]旅をしてから
見られる。

- [x] ドームを開ける
- [ ] 目を慣らす

${CODE}

| 星 | 等級 |
| --- | ---: |
| ベガ | 0.03 |

[^year]: およそ九兆五千億キロメートル。
`,
}

/** Slug of the story. */
export const MARKDOWN_STORY = 'written-in-markdown'

/** Writes a copy of the fixtures' space with a story in Markdown. Returns its path. */
export function markdownSpace(): string {
  const file = changedSpace((space) => {
    const body = Object.fromEntries(Object.entries(TEXTS).map(([locale, text]) => [locale, markdownToRichText(text)]))
    const fields = { slug: { en: MARKDOWN_STORY, ar: MARKDOWN_STORY, ja: MARKDOWN_STORY }, related: {}, body }
    space.entries.push(copyOf(resource(space.entries, 'story-earthshine'), 'story-markdown', fields))
  })
  for (const host of ['images.ctfassets.net', 'assets.ctfassets.net']) symlinkSync(resolve('.cache/fixtures/content', host), join(dirname(file), host))
  return file
}
