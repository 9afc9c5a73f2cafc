import { request, type RequestOptions } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGS, testBrowser } from '../../scripts/processes/chromium.ts'
import { fontEnvironment } from './fonts.ts'
import type { RunningServer } from './process.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** Requests a path of a server under the name of a host. Redirects are not followed. */
export function getFromHost(server: RunningServer, host: string, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return requestAtHost(server, { path, headers: { ...headers, Host: host } })
}

/** Sends a form to a path of a server under the name of a host. */
export function postToHost(
  server: RunningServer,
  host: string,
  path: string,
  form: URLSearchParams,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return requestAtHost(server, { method: 'POST', path, headers: { ...headers, Host: host, 'Content-Type': 'application/x-www-form-urlencoded' } }, `${form}`)
}

function requestAtHost({ url }: RunningServer, options: RequestOptions, body?: string): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const sent = request({ host: 'localhost', port: new URL(url).port, ...options }, (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (text += part))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
  })
  sent.on('error', reject)
  sent.end(body)
  return promise
}

/** Runs a test in a browser in which the hosts of a pattern, such as `*.localhost`, lead to a server. */
export async function inBrowserWithHosts(server: RunningServer, hosts: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const args = [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${hosts} localhost:${new URL(server.url).port}`]
  const browser = await chromium.launch({ executablePath: testBrowser(), args, env: { ...process.env, ...fontEnvironment() } })
  try {
    await work(browser)
  } finally {
    await browser.close()
  }
}
