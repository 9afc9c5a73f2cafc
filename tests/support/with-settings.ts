import { vi } from 'vitest'
import site from '#config'
import type { SiteSettings } from '../../src/config/site.ts'

/** Imports a module again, as a site with other settings would. */
export async function withSettings<Module>(change: Partial<SiteSettings>, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  vi.doMock('#config', () => ({ default: { ...site, ...change } }))
  try {
    return await load()
  } finally {
    vi.doUnmock('#config')
  }
}
