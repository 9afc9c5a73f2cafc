import { connect, type Socket } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')

/** Called with the status of a response, or 0 if it was incomplete. */
export type Answered = (status: number) => void

/**
 * A persistent connection that sends requests and counts bytes. It parses a response only to find its end: a client that uses more
 * processor time than the server would measure itself.
 */
export class Connection {
  readonly #port: number
  readonly #host: string
  #socket: Socket | undefined
  #answered: Answered | undefined
  #isHead = false
  #begun: Buffer | undefined
  #status = 0
  #left = 0
  #isChunked = false
  #closes = false

  constructor({ hostname, port }: URL) {
    this.#host = hostname
    this.#port = Number(port)
  }

  /** Sends a request. The response to the previous one must be complete. */
  ask(request: Uint8Array, isHead: boolean, answered: Answered): void {
    this.#answered = answered
    this.#isHead = isHead
    this.#begun = undefined
    this.#status = 0
    this.#socket ??= this.#open()
    this.#socket.write(request)
  }

  close(): void {
    this.#socket?.destroy()
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: this.#host, noDelay: true })
    socket.on('data', (chunk) => this.#read(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      if (this.#socket !== socket) return
      this.#socket = undefined
      this.#end(0)
    })
    return socket
  }

  #read(chunk: Buffer): void {
    if (this.#status > 0) return this.#readBody(chunk)
    const begun = this.#begun ? Buffer.concat([this.#begun, chunk]) : chunk
    const end = begun.indexOf(END_OF_HEAD)
    if (end === -1) {
      this.#begun = begun
      return
    }
    const head = begun.toString('latin1', 0, end)
    const status = Number(head.slice(9, 12))
    const hasBody = !this.#isHead && status !== 304 && status !== 204
    this.#status = status
    this.#closes = /^connection: close/im.test(head)
    this.#isChunked = hasBody && /^transfer-encoding: chunked/im.test(head)
    this.#left = hasBody ? Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0) : 0
    this.#readBody(begun.subarray(end + END_OF_HEAD.length))
  }

  #readBody(chunk: Buffer): void {
    this.#left -= chunk.length
    const isWhole = this.#isChunked ? chunk.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) : this.#left <= 0
    if (!isWhole) return
    if (this.#closes) {
      this.#socket?.destroy()
      this.#socket = undefined
    }
    this.#end(this.#status)
  }

  #end(status: number): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(status)
  }
}
