interface File {
  readonly path: string
  readonly text: string
}

/**
 * Finds repeated passages: equal consecutive lines of code in two places.
 *
 * Imports, lines without a word and whitespace are ignored. Returns where each passage begins: `a.ts:3 = b.ts:40`.
 */
export function twice(files: readonly File[], lines: number): string[] {
  const seen = new Map<string, string>()
  const found: string[] = []
  for (const { path, text } of files) {
    const code = codeOf(text)
    let free = 0
    for (let at = 0; at + lines <= code.length; at += 1) {
      const passage = code.slice(at, at + lines)
      const key = passage.map(({ words }) => words).join('\n')
      const place = `${path}:${passage[0]?.number}`
      const before = seen.get(key)
      seen.set(key, before ?? place)
      if (before === undefined || at < free) continue
      found.push(`${before} = ${place}`)
      free = at + lines
    }
  }
  return found
}

function codeOf(text: string): { readonly words: string; readonly number: number }[] {
  return text
    .replaceAll(/^import [^]*? from .*$|\/\*[^]*?\*\//gm, (passage) => passage.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ words: line.trim().replaceAll(/\s+/g, ' '), number: index + 1 }))
    .filter(({ words }) => /\w/.test(words) && !words.startsWith('//'))
}
