/** The part of a client that is used here. The types of the package depend on all modules of Redis. */
interface Client {
  readonly isReady: boolean
  connect(): Promise<unknown>
  destroy(): void
  on(event: 'error', listener: (error: unknown) => void): unknown
  on(event: 'ready', listener: () => void): unknown
  once(event: 'ready', listener: () => void): unknown
  sendCommand(words: readonly string[]): Promise<unknown>
  subscribe(channel: string, listener: (message: string) => void): Promise<void>
}

/** How a site reaches Redis. */
interface Options {
  readonly url: string
  /** Beginning of all keys and channels, so that several sites can share a Redis. */
  readonly prefix: string
  readonly log: (message: string) => void
}

/** Maximum time for a command. Callers use the state of this node instead when it is over. */
const COMMAND_MS = 500
/** Redis counts as away if it answers no command for this time. On a busy machine, single replies are late. */
const AWAY_MS = 2000
const CONNECT_MS = 2000
const MAX_PAUSE_MS = 2000
/** Maximum number of commands that wait for a reply. */
const MAX_WAITING = 2000

/**
 * State that the nodes of a site share in Redis. Every command ends in bounded time, and returns `undefined` if Redis does not answer. Logs each
 * outage once.
 */
export class SharedStore {
  readonly #prefix: string
  readonly #log: (message: string) => void
  readonly #client: Client
  readonly #subscriber: Client
  readonly #returned = new Set<() => void>()
  #isReachable = false
  #isClosed = false
  /** Time at which the outage was logged, as a value of `performance.now()`. */
  #awaySince: number | undefined
  /** Time of the first command after the last reply, as a value of `performance.now()`. */
  #unansweredSince: number | undefined

  private constructor({ prefix, log }: Options, client: Client, subscriber: Client) {
    this.#prefix = prefix
    this.#log = log
    this.#client = client
    this.#subscriber = subscriber
    client.on('error', (error: unknown) => this.#failed(error))
    // Both connections fail together. One message is enough.
    subscriber.on('error', () => undefined)
    for (const each of [client, subscriber]) each.connect().catch(() => undefined)
  }

  /** Connects to Redis in the background. The client is loaded only here. */
  static async open(options: Options): Promise<SharedStore> {
    const redis = await import('@redis/client')
    const client = redis.createClient({
      url: options.url,
      disableOfflineQueue: true,
      commandsQueueMaxLength: MAX_WAITING,
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_PAUSE_MS) * (0.5 + Math.random() / 2) },
    })
    return new SharedStore(options, client, client.duplicate())
  }

  /** Whether Redis answered last. */
  get isReachable(): boolean {
    return this.#isReachable
  }

  /** Runs a Lua script with keys of this site. Returns `undefined` at once while Redis is unreachable. */
  async run(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    return this.#isReachable ? this.probe(script, keys, values) : undefined
  }

  /** Runs a script even if Redis was unreachable. Returns `undefined` if it still is. */
  async probe(script: string, keys: readonly string[], values: readonly (string | number)[]): Promise<unknown> {
    // The client reports failed connections itself.
    if (!this.#client.isReady) return undefined
    try {
      const named = keys.map((key) => `${this.#prefix}:${key}`)
      this.#unansweredSince ??= performance.now()
      const reply = await inTime(this.#client.sendCommand(['EVAL', script, String(named.length), ...named, ...values.map(String)]))
      this.#unansweredSince = undefined
      this.#succeeded()
      return reply
    } catch (error) {
      if (!(error instanceof LateError) || performance.now() - (this.#unansweredSince ?? Infinity) >= AWAY_MS) this.#failed(error)
      return undefined
    }
  }

  /** Calls a listener with each message of a channel. Redis drops messages during an outage. */
  subscribe(channel: string, listener: (message: string) => void): void {
    const subscribe = () => void this.#subscriber.subscribe(`${this.#prefix}:${channel}`, listener).catch(() => undefined)
    if (this.#subscriber.isReady) subscribe()
    // The client repeats subscriptions itself when it connects again.
    else this.#subscriber.once('ready', subscribe)
  }

  /** Calls a listener whenever there is a new connection, which `probe` may use. */
  onConnect(listener: () => void): void {
    this.#client.on('ready', listener)
    if (this.#client.isReady) listener()
  }

  /** Calls a listener whenever Redis answers for the first time, and for the first time after an outage. */
  onReturn(listener: () => void): void {
    this.#returned.add(listener)
  }

  close(): void {
    this.#isClosed = true
    this.#returned.clear()
    for (const each of [this.#client, this.#subscriber]) each.destroy()
  }

  #succeeded(): void {
    if (this.#isReachable) return
    this.#isReachable = true
    if (this.#awaySince !== undefined)
      this.#log(`Redis answers again after ${Math.round((performance.now() - this.#awaySince) / 1000)} s. This node synchronizes.`)
    this.#awaySince = undefined
    for (const listener of this.#returned) listener()
  }

  #failed(error: unknown): void {
    this.#isReachable = false
    this.#unansweredSince = undefined
    if (this.#awaySince !== undefined || this.#isClosed) return
    this.#awaySince = performance.now()
    this.#log(`Redis does not answer (${reasonOf(error)}). Until it does, this node follows the space by its own interval. Check SITE_REDIS_URL.`)
  }
}

/** There was no reply in time. */
class LateError extends Error {
  constructor() {
    super(`no reply within ${COMMAND_MS} ms`)
  }
}

/** Rejects with a `LateError` if the reply is late. The client cannot abort a command that it has sent. */
async function inTime<T>(reply: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  // If this process was late itself, the reply may wait in the socket, which is read before the next immediate.
  const timer = setTimeout(() => setImmediate(() => reject(new LateError())), COMMAND_MS)
  try {
    return await Promise.race([reply, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the reason of a failure in one line. Errors of several addresses have an empty message and a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return (error.message || ('code' in error ? String(error.code) : error.name)).replace(/\s+/g, ' ')
}
