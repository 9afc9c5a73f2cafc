/** Maximum lines of a file. Longer files usually contain several concerns. */
const MAX_LINES = 210

/** Returns the files that are too long. */
export function long(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  return files.filter(({ text }) => lines(text) > MAX_LINES).map(({ path, text }) => `${path} has ${lines(text)} lines`)
}

function lines(text: string): number {
  return text.trimEnd().split('\n').length
}
