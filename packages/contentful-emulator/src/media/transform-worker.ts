import type { ImageParameters } from './image-parameters.ts'
import { transform } from './transform.ts'

/** A picture to make, sent as JSON. */
export interface Job {
  readonly id: number
  readonly file: string
  /** Bytes of the file. */
  readonly size: number
  readonly parameters: ImageParameters
}

// The process that makes pictures for the one that started it, which `transform-process.ts` is.
process.on('message', (message: string) => {
  const job: Job = JSON.parse(message)
  const { id, file, size, parameters } = job
  transform(file, size, parameters).then(
    ({ data, contentType }) => process.send?.({ id, data, contentType }),
    (error: unknown) => process.send?.({ id, refusal: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal; this one goes on until the server has answered who waits.
process.on('SIGINT', () => undefined)
