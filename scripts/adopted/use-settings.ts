import { registerHooks } from 'node:module'
import type { SiteSettings } from '../../src/config/site.ts'

const ADDRESS = 'settings:chosen'

/** Resolves `#config` to these settings in modules that are imported later, as in a build for the space. */
export function useSettings(settings: SiteSettings): void {
  registerHooks({
    resolve: (specifier, context, next) => (specifier === '#config' ? { url: ADDRESS, shortCircuit: true } : next(specifier, context)),
    load: (url, context, next) =>
      url === ADDRESS ? { format: 'module', source: `export default ${JSON.stringify(settings)}`, shortCircuit: true } : next(url, context),
  })
}
