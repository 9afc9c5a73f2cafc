import { InternalMissing, type INTERNALS } from '../internals.ts'

interface Rewrite {
  readonly name: keyof typeof INTERNALS
  readonly environment: 'client' | 'ssr'
  /** Modules that are rewritten; the build must contain at least one. */
  readonly modules: RegExp
  /** Returns the new code, or `undefined` if the code lacks what the plugin rewrites. */
  rewrite(code: string): string | undefined
}

/** Creates a Vite plugin that rewrites code of a package in builds. The build fails if there is nothing to rewrite. */
export function rewriting({ name, environment, modules, rewrite }: Rewrite) {
  let isFound = false
  return {
    name,
    apply: 'build' as const,
    applyToEnvironment: (one: { readonly name: string }) => one.name === environment,
    transform: {
      filter: { id: modules },
      handler(code: string) {
        const rewritten = rewrite(code)
        if (rewritten === undefined) throw new InternalMissing(name)
        isFound = true
        return { code: rewritten, map: null }
      },
    },
    buildEnd(error?: Error) {
      if (!error && !isFound) throw new InternalMissing(name)
    },
  }
}
