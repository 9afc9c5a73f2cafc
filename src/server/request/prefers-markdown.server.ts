const MARKDOWN = 'text/markdown'
/** Maximum length of an `Accept` header that is parsed. Browsers send 150 characters, and each part takes time. */
const MAX_LENGTH = 1000
/** Media ranges that match an HTML page, the most specific first. */
const HTML = ['text/html', 'text/*', '*/*']

/**
 * Returns whether a client prefers Markdown by its `Accept` header: the header names `text/markdown` with at least the weight of HTML.
 * Wildcards do not count as a preference. Browsers never name `text/markdown`, so the first check usually suffices.
 * @example prefersMarkdown('text/markdown, text/html;q=0.9') // true
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
