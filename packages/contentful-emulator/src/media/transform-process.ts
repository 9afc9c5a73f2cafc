import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { badRequest } from '../http/errors.ts'
import { isObject, number, text } from '../json/json.ts'
import type { Job } from './transform-worker.ts'
import type { Picture } from './transform.ts'

/** Found by the name of its module: a bundle of this file lies elsewhere. */
const WORKER = fileURLToPath(import.meta.resolve('contentful-emulator/media/transform-worker.ts'))

const failed = () => badRequest('The image cannot be transformed.')

/** A process that transforms pictures until it is told to end. A picture that crashes the decoder crashes nothing else. */
export class TransformProcess {
  readonly #process: ChildProcess
  readonly #underway = new Map<number, PromiseWithResolvers<Picture>>()
  #isEnding = false

  /** Start the process; `ended` is called back when it is gone, for whatever reason. */
  constructor(ended: () => void) {
    // Many arenas of malloc keep much memory that is in no use.
    this.#process = fork(WORKER, { execArgv: [], serialization: 'advanced', env: { ...process.env, MALLOC_ARENA_MAX: '2' } })
    // Nobody's exit waits for pictures.
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

  /** Throws a 400 where the picture cannot be made. */
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

  /** End the process once what is under way is done. */
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
