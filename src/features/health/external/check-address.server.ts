import { requestOnce, type Answered } from './request-once.server.ts'

export interface CheckOptions {
  readonly timeoutMs: number
  /** Permits requests to private networks. */
  readonly allowsPrivate: boolean
}

const MAX_REDIRECTS = 5
/** Statuses of servers that require a login, block bots or limit requests. The target exists. */
const ALIVE = new Set([401, 402, 403, 405, 406, 407, 418, 425, 426, 428, 429, 451, 999])
const isAlive = (status: number) => (status >= 200 && status < 400) || ALIVE.has(status)
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Requests an external URL. Returns the problem as the end of an English sentence, or `undefined` if the URL works. */
export async function findFault(address: string, options: CheckOptions): Promise<string | undefined> {
  let url = new URL(address)
  try {
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const { status, location } = await asked(url, options)
      if (!isRedirect(status) || location === undefined) return isAlive(status) ? undefined : `answers ${status}`
      const next = URL.parse(location, url)
      if (!next || !/^https?:$/.test(next.protocol)) return 'redirects to an invalid address'
      url = next
    }
    return `redirects more than ${MAX_REDIRECTS} times`
  } catch (error) {
    return `does not answer (${reasonOf(error)})`
  }
}

/** Many servers refuse HEAD or respond with an error, so GET decides in that case. */
async function asked(url: URL, options: CheckOptions): Promise<Answered> {
  const head = await requestOnce(url, { ...options, method: 'HEAD' }).catch(() => undefined)
  return head && head.status < 400 ? head : requestOnce(url, { ...options, method: 'GET' })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'it took too long'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
