import { dirname } from 'node:path'

/** As many files lie in one folder without a folder of their own within. */
const MOST_IN_A_FOLDER = 14
/** Lines of a file: more are several ideas. */
const MOST_LINES = 210

/** Find the folders that hold too many files. */
export function crowded(paths: readonly string[]): string[] {
  const counts = Map.groupBy(paths, (path) => dirname(path))
  return [...counts].filter(([, files]) => files.length > MOST_IN_A_FOLDER).map(([folder, files]) => `${folder}/ holds ${files.length} files`)
}

/** Find the files that are too long. */
export function long(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  return files.filter(({ text }) => lines(text) > MOST_LINES).map(({ path, text }) => `${path} has ${lines(text)} lines`)
}

/** Half of the files are no longer. */
export function medianLines(files: readonly { readonly text: string }[]): number {
  return files.map(({ text }) => lines(text)).toSorted((one, other) => one - other)[Math.floor(files.length / 2)] ?? 0
}

function lines(text: string): number {
  return text.trimEnd().split('\n').length
}
