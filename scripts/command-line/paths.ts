import { relative, resolve } from 'node:path'

/** Resolve a path that a user typed, from the folder in which npm was called. Returns the path from the project's folder if it is below that. */
export function typedPath(path: string, calledIn = process.env['INIT_CWD'] ?? ''): string {
  const absolute = resolve(calledIn, path)
  const below = relative(process.cwd(), absolute)
  return below.startsWith('..') ? absolute : below
}
