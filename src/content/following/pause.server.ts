/** A wait that can be cut short. */
export interface Pause {
  /** Wait for so many milliseconds, or until woken; not at all if woken since the last wait ended. */
  wait(ms: number): Promise<void>
  wake(): void
  /** Forget that somebody woke since the last wait ended. */
  calm(): void
}

/** Make a wait for one who waits again and again. It keeps no process alive. */
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
