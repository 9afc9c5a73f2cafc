// Runs one of Contentful's libraries in a separate process. They print to the console, read settings from the user's home folder, and write logs
// into the working folder.
import { createRequire } from 'node:module'
import { z } from 'zod'
import { failureOf, type Failure } from '../failures.ts'

const order = z.object({ library: z.enum(['contentful-import', 'contentful-export']), options: z.record(z.string(), z.unknown()) })
const onStep = z.object({ level: z.string(), info: z.string().optional() })
const many = z.object({ errors: z.array(z.object({ error: z.unknown() })) })
const enriched = z.object({ originalError: z.unknown() })
/** A logged error. The libraries remove the message when they log an error, and its details are in `data`. */
const logged = z.looseObject({ name: z.string().default('Error'), data: z.looseObject({}) })

// The ES module build of the import tool does not load; the CommonJS build does.
const require = createRequire(import.meta.url)

interface Tools {
  readonly logEmitter: { removeAllListeners(): void; on(event: 'display', listener: (message: unknown) => void): void }
}

async function run(message: unknown): Promise<Failure[]> {
  const { library, options } = order.parse(message)
  const move: (options: object) => Promise<unknown> = require(library)
  const { logEmitter }: Tools = createRequire(require.resolve(library))('contentful-batch-libs')
  // Listeners of an earlier run would report the steps of this one too.
  logEmitter.removeAllListeners()
  logEmitter.on('display', (event) => {
    const { data } = onStep.safeParse(event)
    if (data?.info !== undefined) process.send?.({ onStep: data.info })
  })
  try {
    await move(options)
    return []
  } catch (error) {
    const errors = many.safeParse(error).data?.errors.map(({ error: each }) => each) ?? [error]
    return errors.map((each) => {
      const original = enriched.safeParse(each).data?.originalError ?? each
      const { data } = logged.safeParse(original)
      return data ? { name: data.name, message: JSON.stringify(data.data) } : failureOf(original)
    })
  }
}

process.on('message', (message) => {
  void run(message).then((failures) => process.send?.({ failures }))
})
