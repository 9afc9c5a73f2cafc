/** Prints the progress of a library's run: on one line of a terminal, or else at every quarter. */
export interface Progress {
  onStep(step: string): void
  end(): void
}

/** Steps in which a library writes a resource. */
const WRITES = /^(?:CREATE|UPDATE) /

/** Creates a progress display for a run that writes `total` resources. */
export function progressOf(name: string, total: number, print: (line: string) => void, terminal?: NodeJS.WriteStream): Progress {
  let done = 0
  let quarter = 0
  return {
    onStep(step) {
      if (WRITES.test(step)) done += 1
      if (terminal) terminal.write(`\r\u001B[K${name}: ${done} of ${total} · ${step.slice(0, 80)}`)
      else if (Math.floor((4 * done) / total) > quarter) {
        quarter = Math.floor((4 * done) / total)
        print(`${name}: ${done} of ${total}`)
      }
    },
    end() {
      if (terminal) terminal.write('\r\u001B[K')
    },
  }
}
