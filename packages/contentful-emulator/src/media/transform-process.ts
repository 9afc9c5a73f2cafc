import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { badRequest } from '../http/errors.ts'
import { isObject, number, text } from '../json/json.ts'
import type { Job } from './transform-worker.ts'
import type { Picture } from './transform.ts'

/** Resolved by the name that the package exports, because a bundle of this file lies in another folder. */
const WORKER = fileURLToPath(import.meta.resolve('contentful-emulator/transform-worker'))

const failed = () => badRequest('The image cannot be transformed.')

/** A process that transforms pictures until it is ended. If a picture crashes the decoder, the server keeps running. */
export class TransformProcess {
  readonly #process: ChildProcess
  readonly #underway = new Map<number, PromiseWithResolvers<Picture>>()
  #isEnding = false

  /** Starts the process. Calls `ended` after the process has exited for any reason. */
  constructor(ended: () => void) {
    // Each malloc arena retains memory that is not in use.
    this.#process = fork(WORKER, { execArgv: [], serialization: 'advanced', env: { ...process.env, MALLOC_ARENA_MAX: '2' } })
    // The server may exit while the process is running.
    this.#process.unref()
    this.#process.channel?.unref()
    this.#process.on('message', (answer) => this.#take(answer))
    const gone = () => {
      ended()
      for (const { reject } of this.#underway.values()) reject(failed())
    }
    this.#process.once('exit', gone)
    this.#process.on('error', gone)
  }

  get isBusy(): boolean {
    return this.#underway.size > 0
  }

  /** Throws a 400 if the picture cannot be transformed. */
  async make(job: Job): Promise<Picture> {
    const made = Promise.withResolvers<Picture>()
    this.#underway.set(job.id, made)
    this.#process.send(JSON.stringify(job), (error) => error && made.reject(failed()))
    try {
      return await made.promise
    } finally {
      this.#underway.delete(job.id)
      if (this.#isEnding) this.end()
    }
  }

  /** Ends the process after the running transformations. */
  end(): void {
    this.#isEnding = true
    if (!this.isBusy && this.#process.connected) this.#process.disconnect()
  }

  #take(answer: unknown): void {
    if (!isObject(answer)) return
    const made = this.#underway.get(number(answer['id']) ?? 0)
    const { data, contentType }: Readonly<Record<string, unknown>> = answer
    const refusal = text(answer['refusal'])
    if (data instanceof Uint8Array && typeof contentType === 'string') made?.resolve({ data, contentType })
    else made?.reject(refusal === undefined ? failed() : badRequest(refusal))
  }
}
