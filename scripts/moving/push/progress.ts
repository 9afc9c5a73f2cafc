/** Says how far a run of a library is: in a terminal on one line, elsewhere at every quarter. */
export interface Progress {
  told(step: string): void
  end(): void
}

/** A library tells of every resource that it writes. */
const WRITES = /^(?:CREATE|UPDATE) /

/** Follow a run that writes `total` resources. */
export function progressOf(name: string, total: number, say: (line: string) => void, terminal?: NodeJS.WriteStream): Progress {
  let done = 0
  let quarter = 0
  return {
    told(step) {
      if (WRITES.test(step)) done += 1
      if (terminal) terminal.write(`\r\u001B[K${name}: ${done} of ${total} · ${step.slice(0, 80)}`)
      else if (Math.floor((4 * done) / total) > quarter) {
        quarter = Math.floor((4 * done) / total)
        say(`${name}: ${done} of ${total}`)
      }
    },
    end() {
      if (terminal) terminal.write('\r\u001B[K')
    },
  }
}
