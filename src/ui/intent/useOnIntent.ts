import { useState } from 'react'

/**
 * Load a module when a visitor is about to need it, without losing the press that needs it.
 *
 * `preload` belongs on pointerenter and focus; `whenLoaded` loads the module and then calls back, so that the first press opens; it
 * rejects where the module cannot be fetched.
 */
export function useOnIntent<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>()
  return {
    module,
    preload: () => void load().catch(() => undefined),
    async whenLoaded(then: () => void) {
      const loaded = await load()
      setModule(() => loaded)
      then()
    },
  }
}
