import type { SourceFile } from './source.ts'

/** What stays on the server: it says so in its name, or stands in for a service. */
const OF_THE_SERVER = /\.server\.tsx?$|^contentful-emulator\/|^app\/server\.ts$|^node:/

/** Files that the build splits: the part of the server is cut out of what the browser gets. */
const SPLIT = /\bcreate(?:IsomorphicFn|Middleware)\(/

/** Where the browser's way into the site begins, besides every view. */
const ENTRIES = new Set(['app/client.tsx', 'app/router.tsx', 'app/start.ts'])

/**
 * Find the files for the browser that name one of the server, even for a type alone.
 *
 * For the browser are the views, that is every `*.tsx`, and what they import. A server function, `*.functions.ts`, is the one
 * door: what lies behind it is not followed.
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
