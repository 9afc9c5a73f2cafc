import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What `#content-config` stands for in a build: the site's `content.config.ts`, or nothing where it has none. */
export function contentConfigAlias(root = fileURLToPath(new URL('../../', import.meta.url))) {
  const own = `${root}content.config.ts`
  return [{ find: /^#content-config$/, replacement: existsSync(own) ? own : `${root}src/site-content/content-config/no-config.ts` }]
}
