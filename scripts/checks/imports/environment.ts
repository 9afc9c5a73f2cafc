import type { SourceFile } from './source.ts'

/** Modules that run only on the server: by their name, or because they stand in for a service. */
const OF_THE_SERVER = /\.server\.tsx?$|^contentful-emulator\/|^app\/server\.ts$|^node:/

/** Files that the build splits: the code of the server is removed from the browser's copy. */
const SPLIT = /\bcreate(?:IsomorphicFn|Middleware)\(/

/** The browser's entry files, besides all views. */
const ENTRIES = new Set(['app/client.tsx', 'app/router.tsx', 'app/start.ts'])

/**
 * Finds files of the browser that import a file of the server, even if only for its types.
 *
 * Files of the browser are the views, `*.tsx`, and their imports. Imports of server functions, `*.functions.ts`, are not followed:
 * browsers call them by requests.
 */
export function leaks(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const waiting = files.filter(({ path }) => (path.endsWith('.tsx') && !OF_THE_SERVER.test(path)) || ENTRIES.has(path))
  const seen = new Set(waiting)
  const found: string[] = []
  for (const { path, text, imports, packages } of waiting) {
    if (path.endsWith('.functions.ts')) continue
    const targets = [...imports.map(({ target }) => target), ...packages]
    if (!SPLIT.test(text)) found.push(...targets.filter((target) => OF_THE_SERVER.test(target)).map((target) => `${path} imports ${target}`))
    for (const target of targets) {
      const next = byPath.get(target)
      if (!next || seen.has(next) || OF_THE_SERVER.test(target)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return found
}
