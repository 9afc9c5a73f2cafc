import type { Inline } from '../../src/features/health/translations/units.server.ts'
import { joined, readInline, type XmlElement } from './inline-xml.ts'
import { childrenOf } from './read-xml.ts'
import { isSource } from './text-shape.ts'

interface Context {
  /** Locale codes of the document. */
  readonly source: string
  readonly locale: string
  /** Reason to refuse a text whose source is another one. */
  readonly changed: string
}

/** Reads the translation of a unit. Returns `undefined` if it has none. Throws an error whose message is a reason. */
export function readUnit(unit: XmlElement, text: readonly Inline[], { source, locale, changed }: Context): readonly Inline[] | undefined {
  const [segment, ...more] = childrenOf(unit, 'segment')
  if (!segment) throw new Error('has no <segment>')
  if (more.length > 0) throw new Error('was split into several segments: join them')
  if (childrenOf(unit, 'ignorable').some(isFilled)) throw new Error('has text in an <ignorable>: move it into the segment')
  const original = onlyChild(segment, 'source', source)
  if (!original) throw new Error('has no <source>')
  if (!isSource(original.children, text)) throw new Error(changed)
  const target = onlyChild(segment, 'target', locale)
  return target && withSpacesOf(text, readInline(target.children, text))
}

function isFilled({ children }: XmlElement): boolean {
  return children.some((each) => (typeof each === 'string' ? each.trim() !== '' : (each.name !== 'source' && each.name !== 'target') || isFilled(each)))
}

/** Returns the child with a name and its language. Throws an error if there are several, or if its language is another one. */
function onlyChild(segment: XmlElement, name: string, locale: string): XmlElement | undefined {
  const [child, ...more] = childrenOf(segment, name)
  if (more.length > 0) throw new Error(`has several <${name}>: keep one`)
  const language = child?.attributes['xml:lang']
  if (language !== undefined && language.toLowerCase() !== locale.toLowerCase()) throw new Error(`has a <${name}> in ${language} (xml:lang), not in ${locale}`)
  return child
}

/** Returns a text with the spaces around it that another one has. Tools indent segments. */
function withSpacesOf(other: readonly Inline[], inlines: readonly Inline[]): readonly Inline[] {
  const trimmed = inlines.map((each, at): Inline => {
    if (each.kind !== 'text') return each
    const start = at === 0 ? each.text.trimStart() : each.text
    return { ...each, text: at === inlines.length - 1 ? start.trimEnd() : start }
  })
  const [first, last] = [other.at(0), other.at(-1)]
  const before = first?.kind === 'text' ? (/^\s*/.exec(first.text)?.[0] ?? '') : ''
  const after = last?.kind === 'text' ? (/\s*$/.exec(last.text)?.[0] ?? '') : ''
  const texts: readonly Inline[] = [{ kind: 'text', text: before }, ...trimmed, { kind: 'text', text: after }]
  return joined(texts.filter((each) => each.kind !== 'text' || each.text !== ''))
}
