import { existsSync } from 'node:fs'

/** Checks `content.config.ts`, if the site has one. Messages must have been compiled. Throws a `StartError` that names every fault. */
export async function checkContentConfig(): Promise<void> {
  if (!existsSync('content.config.ts')) return
  const [{ contentConfig }, { checkNames }, { roles }] = await Promise.all([
    import('../../src/site-content/content-config/own-config.server.ts'),
    import('../../src/site-content/content-config/parse-config.server.ts'),
    import('../../src/site-content/site-roles.server.ts'),
  ])
  const config = contentConfig(roles)
  if (config) checkNames(config)
}
