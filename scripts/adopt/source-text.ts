import type { Source } from 'content-mapping/mapping.ts'

const FORMS = { markdown: 'markdown', plain: 'plain', first: 'first', 'json-list': 'jsonList' } as const

/** Formats a source with the functions of `content.config.ts`. */
export function sourceText(source: Source): string {
  if ('from' in source) return source.as === undefined ? quoted(source.from) : `${FORMS[source.as]}(${quoted(source.from)})`
  if ('template' in source) return `template(${quoted(source.template)})`
  if ('sys' in source) return `sys(${quoted(source.sys)})`
  if ('all' in source) return `join(${source.all.map(sourceText).join(', ')})`
  return source.any.length === 0 ? 'none()' : `or(${source.any.map(sourceText).join(', ')})`
}

/** Formats a source for people: the name of a field without its quotation marks. */
export function readableSource(source: Source): string {
  return sourceText(source).replace(/^'(.*)'$/, '$1')
}

/** Formats the name of a member. `__proto__` in quotes would set the prototype instead. */
export function memberName(name: string): string {
  return name === '__proto__' ? "['__proto__']" : quoted(name)
}

/** Formats a string literal in the style of the formatter. */
export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}
