import { Parser } from 'htmlparser2'

/** The words of a page, as visitors read them. */
export interface HtmlWords {
  /** Texts of paragraphs, headings, links in lists and other blocks. */
  readonly texts: readonly string[]
  readonly headings: readonly string[]
  /** Captions of pictures, without their numbers. */
  readonly captions: readonly string[]
  /** Names of facts. */
  readonly labels: readonly string[]
}

const INLINE = new Set('a abbr b bdi br button cite code dfn em i mark q ruby s small span strong sub sup time u wbr'.split(' '))
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'title'])
const LISTS: Readonly<Record<string, keyof HtmlWords>> = { figcaption: 'captions', dt: 'labels' }

/** Reads the words of rendered HTML. Words of inline elements belong to the text around them. */
export function wordsOfHtml(html: string): HtmlWords {
  const words: Record<keyof HtmlWords, string[]> = { texts: [], headings: [], captions: [], labels: [] }
  let [text, skipped] = ['', 0]
  const open: { readonly list: keyof HtmlWords; text: string }[] = []
  const end = () => {
    const whole = text.replaceAll(/\s+/g, ' ').trim()
    if (whole !== '') words.texts.push(whole)
    text = ''
  }
  const parser = new Parser({
    onopentag(name) {
      if (name === 'br') text += ' '
      if (SKIPPED.has(name)) skipped += 1
      if (!INLINE.has(name)) end()
      const list = /^h[1-6]$/.test(name) ? 'headings' : LISTS[name]
      if (list) open.push({ list, text: '' })
    },
    ontext(data) {
      if (skipped > 0) return
      text += data
      for (const each of open) each.text += data
    },
    onclosetag(name) {
      if (SKIPPED.has(name)) skipped -= 1
      if (!INLINE.has(name)) end()
      if (!/^h[1-6]$/.test(name) && !LISTS[name]) return
      const closed = open.pop()
      if (closed) words[closed.list].push(closed.text.replaceAll(/\s+/g, ' ').trim())
    },
  })
  parser.end(html)
  end()
  return words
}
