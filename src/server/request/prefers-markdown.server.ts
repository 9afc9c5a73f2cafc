const MARKDOWN = 'text/markdown'
/** Maximum length of an `Accept` header that is read: browsers send 150 characters, and every part of it takes time. */
const MAX_LENGTH = 1000
/** What a browser's page may be asked by, the most exact first. */
const HTML = ['text/html', 'text/*', '*/*']

/**
 * Tell by an `Accept` header whether a client rather reads Markdown: it names it, and likes nothing of HTML better.
 *
 * Whoever takes anything takes the page. No browser names it, so for most the first look is all.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept || accept.length > MAX_LENGTH || !accept.includes(MARKDOWN)) return false
  const weights = new Map(accept.split(',').map(weighed))
  const markdown = weights.get(MARKDOWN) ?? 0
  const html = HTML.map((type) => weights.get(type)).find((weight) => weight !== undefined)
  return markdown > 0 && markdown >= (html ?? 0)
}

function weighed(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0]
}
