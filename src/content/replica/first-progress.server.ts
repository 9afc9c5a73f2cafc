/** Reports the progress of an initial synchronization. */
export interface Progress {
  /** Adds to the number of received entries and assets. */
  add(count: number): void
  /** Reports that the synchronization is complete. */
  done(): void
}

const EVERY_MS = 5000

/** Starts to count. A synchronization shorter than 5 seconds is not reported. */
export function firstProgress(log: (message: string) => void, time: () => number = performance.now.bind(performance)): Progress {
  const began = time()
  let [count, saidAt] = [0, began]
  const rate = () => Math.round((count * 1000) / Math.max(1, time() - began))
  return {
    add(more) {
      count += more
      if (time() - saidAt < EVERY_MS) return
      saidAt = time()
      log(`The space is being copied: ${count} entries and assets so far, ${rate()} a second.`)
    },
    done() {
      if (saidAt > began) log(`The space has been copied: ${count} entries and assets in ${Math.round((time() - began) / 1000)} s.`)
    },
  }
}
