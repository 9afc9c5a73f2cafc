import type { ImageParameters } from './image-parameters.ts'
import { transform } from './transform.ts'

/** A transformation job, sent as JSON. */
export interface Job {
  readonly id: number
  readonly file: string
  /** Size of the file in bytes. */
  readonly size: number
  readonly parameters: ImageParameters
}

// Runs as a child process of `transform-process.ts` and transforms pictures.
process.on('message', (message: string) => {
  const job: Job = JSON.parse(message)
  const { id, file, size, parameters } = job
  transform(file, size, parameters).then(
    ({ data, contentType }) => process.send?.({ id, data, contentType }),
    (error: unknown) => process.send?.({ id, refusal: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => process.exit())
// Ctrl-C reaches each process of a terminal. This process continues until the server has answered the waiting requests.
process.on('SIGINT', () => undefined)
