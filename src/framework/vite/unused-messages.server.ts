import { rewriting } from './rewrite.server.ts'

const EXPORTED = /^export const (\w+)/gm

/** Removes messages from the catalogues of the browser. `used` is called once for each build and returns the keys that stay. */
export function unusedMessages(used: () => ReadonlySet<string>) {
  let keys: ReadonlySet<string> | undefined
  return rewriting({
    name: 'unusedMessages',
    environment: 'client',
    modules: /\/paraglide\/messages\/[^_/][^/]*\.js$/,
    rewrite(code) {
      keys ??= used()
      if (code.search(EXPORTED) === -1) return undefined
      // Bundlers drop a constant that is neither exported nor used.
      return code.replaceAll(EXPORTED, (whole, name: string) => (keys?.has(name) ? whole : `const ${name}`))
    },
  })
}
