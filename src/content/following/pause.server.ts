/** A wait that can be interrupted. */
export interface Pause {
  /** Waits for `ms` milliseconds or until `wake` is called. Returns at once if `wake` was called since the last wait ended. */
  wait(ms: number): Promise<void>
  wake(): void
  /** Ignores calls of `wake` since the last wait ended. */
  calm(): void
}

/** Creates a pause for a polling loop. Its timer does not keep the process alive. */
export function pause(): Pause {
  let isDue = false
  let end: (() => void) | undefined
  return {
    async wait(ms) {
      if (!isDue) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref()
          end = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      isDue = false
      end = undefined
    },
    wake() {
      isDue = true
      end?.()
    },
    calm() {
      isDue = false
    },
  }
}
