import { relative, resolve } from 'node:path'

/** Resolves a path that a user typed, from the folder in which npm was called. Returns a relative path if it is below the project's folder. */
export function typedPath(path: string, calledIn = process.env['INIT_CWD'] ?? ''): string {
  const absolute = resolve(calledIn, path)
  const below = relative(process.cwd(), absolute)
  return below.startsWith('..') ? absolute : below
}
