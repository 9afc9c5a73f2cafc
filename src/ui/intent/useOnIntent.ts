import { useState } from 'react'

/**
 * Load a module when a visitor is about to need it, without losing the press that needs it.
 *
 * `prepare` belongs on pointerenter and focus; `use` waits for the module and then calls back, so the first press opens.
 */
export function useOnIntent<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  return {
    module,
    prepare: () => void load().catch(() => undefined),
    async use(then: () => void) {
      const loaded = await load()
      setModule(() => loaded)
      then()
    },
  }
}
