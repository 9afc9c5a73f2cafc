/** Typical ends of lines of code, and lines that begin with a keyword and contain brackets, quotes or an assignment. */
const CODE = /[;{}][ \t]*$|^[ \t]*(?:import|export|const|let|var|def|async|await|func|fn|return)[ \t]+[\w{*(["'].*[=({"';:)]/

/** Maximum characters that are examined. */
const READ = 20_000

/** Names of fields that hold code: a language, or a word for code. */
const NAMED =
  /^(?:(?:source)?code(?:block|snippet|example|sample)?s?|snippets?|swift|php|java(?:script)?|typescript|jsx?|tsx?|python|ruby|kotlin|html|s?css|bash|shell|sql|graphql|ya?ml|rust|golang|c(?:sharp|pp)|objectivec)\d*$/i

/** Returns whether a field for long text holds code, by its id. */
export function isNamedCode({ id, type }: { readonly id: string; readonly type: string }): boolean {
  return type === 'Text' && NAMED.test(id.replaceAll(/[_-]/g, ''))
}

/** Returns whether most lines outside Markdown fences look like lines of code. Examines the first 20,000 characters. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .slice(0, READ)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^```[^`]*^```/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.filter((line) => CODE.test(line)).length > lines.length / 2
}
