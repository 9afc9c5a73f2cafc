import { existsSync } from 'node:fs'

/** Check `content.config.ts`, where there is one. Messages must have been compiled. Throws a `StartError` that names every fault. */
export async function checkContentConfig(): Promise<void> {
  if (!existsSync('content.config.ts')) return
  const [{ contentConfig }, { roles }] = await Promise.all([import('../../src/mapping/config/own-config.server.ts'), import('../../src/site-roles.server.ts')])
  contentConfig(roles)
}
