import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

/** Weight of a page before the first interaction. Sizes are kilobytes of brotli at the highest quality. */
export interface Weight {
  readonly html: number
  readonly css: number
  readonly styleSheets: number
  /** Number of requests, including the page itself. */
  readonly requests: number
}

/** Opens a page and measures all responses until the network is idle. */
export async function pageWeight(page: Page, url: string): Promise<Weight> {
  const responses: Response[] = []
  let requests = 0
  page.on('request', (request) => {
    // Data URLs are part of the page.
    if (!request.url().startsWith('data:')) requests += 1
  })
  page.on('response', (response) => void responses.push(response))
  await page.goto(url, { waitUntil: 'networkidle' })
  const weigh = async (those: readonly Response[]) =>
    (await Promise.all(those.map((response) => response.body()))).reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000
  const styles = responses.filter((response) => response.request().resourceType() === 'stylesheet')
  return {
    html: await weigh(responses.filter((response) => response.request().isNavigationRequest())),
    css: await weigh(styles),
    styleSheets: styles.length,
    requests,
  }
}
