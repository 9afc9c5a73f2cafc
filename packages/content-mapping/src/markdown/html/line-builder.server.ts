import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { node, textNode, type RichTextNode, type TextNode } from '../document.ts'

/** Target of a link. `target` is the asset of the space if the link is the address of its file. */
export interface LinkData {
  readonly uri: string
  readonly target?: JsonObject
}

interface Run {
  value: string
  /** Whether the text ends with white space. Testing the whole text each time would take quadratic time. */
  ends: boolean
  readonly marks: readonly string[]
  readonly link: LinkData | undefined
}

/** Builds the content of one paragraph or heading. */
export interface LineBuilder {
  text(value: string, marks: readonly string[], link: LinkData | undefined): void
  lineBreak(): void
  inline(inline: RichTextNode): void
  isEmpty(): boolean
  /** Returns the content without white space at both ends, and resets the builder. */
  take(): (RichTextNode | TextNode)[]
}

/** Characters between which a line break is not a space: Han, kana and their punctuation. */
const DENSE = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303F\uFF00-\uFFEF]`
const BREAK_WITHIN = new RegExp(`(?<=${DENSE})\\n(?=${DENSE})`, 'gu')
const BREAK_AFTER = new RegExp(`${DENSE}\\n$`, 'u')
const DENSE_END = new RegExp(`${DENSE}$`, 'u')
const BREAK_BEFORE = new RegExp(`^\\n${DENSE}`, 'u')
const DENSE_START = new RegExp(`^${DENSE}`, 'u')

/** Creates a line builder. It collapses white space as HTML does, and merges neighbours with the same marks. */
export function lineBuilder(): LineBuilder {
  let parts: (Run | RichTextNode)[] = []
  /** The end of the last text, before collapsing. */
  let tail = ''

  /** Removes the white space at the end. */
  function trimEnd(spaces: string): void {
    for (let last = parts.at(-1); last && 'value' in last && last.ends; last = parts.at(-1)) {
      let end = last.value.length
      while (end > 0 && spaces.includes(last.value.charAt(end - 1))) end -= 1
      last.value = last.value.slice(0, end)
      last.ends = last.value.endsWith('\n')
      if (last.value !== '') return
      parts.pop()
    }
  }

  /** Removes line breaks that are not spaces, within a text and before it. */
  function joined(value: string): string {
    if (BREAK_AFTER.test(tail) && DENSE_START.test(value)) trimEnd(' ')
    const rest = BREAK_BEFORE.test(value) && DENSE_END.test(tail) ? value.slice(1) : value
    tail = (tail + value).slice(-3)
    return rest.replaceAll(BREAK_WITHIN, '')
  }

  function add(value: string, marks: readonly string[], link: LinkData | undefined): void {
    const last = parts.at(-1)
    const ends = /[ \n]$/.test(value)
    if (last && 'value' in last && last.link === link && sameMarks(last.marks, marks)) {
      last.value += value
      last.ends = ends
    } else parts.push({ value, ends, marks: [...marks], link })
  }

  return {
    text(value, marks, link) {
      const words = joined(value).replaceAll(/[ \t\n\r\f]+/g, ' ')
      const last = parts.at(-1)
      const begins = last === undefined || ('value' in last && last.ends)
      const shown = begins && words.startsWith(' ') ? words.slice(1) : words
      if (shown !== '') add(shown, marks, link)
    },
    lineBreak() {
      tail = ''
      trimEnd(' ')
      if (parts.length > 0) add('\n', [], undefined)
    },
    inline(inline) {
      tail = ''
      parts.push(inline)
    },
    isEmpty: () => parts.length === 0,
    take() {
      tail = ''
      trimEnd(' \n')
      const line = parts
      parts = []
      return nodesOf(line)
    },
  }
}

function sameMarks(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((mark, index) => mark === other[index])
}

function nodesOf(parts: readonly (Run | RichTextNode)[]): (RichTextNode | TextNode)[] {
  const nodes: (RichTextNode | TextNode)[] = []
  let open: { readonly link: LinkData; readonly content: TextNode[] } | undefined
  for (const part of parts) {
    if (!('value' in part)) {
      open = undefined
      nodes.push(part)
      continue
    }
    const text = textNode(part.value, part.marks)
    if (part.link === undefined) {
      open = undefined
      nodes.push(text)
    } else if (open?.link === part.link) open.content.push(text)
    else {
      open = { link: part.link, content: [text] }
      nodes.push(node(part.link.target === undefined ? 'hyperlink' : 'asset-hyperlink', open.content, { ...part.link }))
    }
  }
  return nodes
}
