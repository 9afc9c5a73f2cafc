import { afterEach, expect, test, vi } from 'vitest'
import { rewriting } from '../../../support/gate.ts'
import { siteOverHttp, type SiteOverHttp } from '../../../support/site-over-http.ts'
import { resource } from '../../../support/spaces/export-file.ts'
import { startUpstream, type Upstream } from '../../../support/upstream.ts'

let upstream: Upstream
let site: SiteOverHttp

afterEach(async () => {
  await site.close()
  await upstream.stop()
})

const item = '{"nodeType":"list-item","data":{},"content":['
const richText = (levels: number) => `{"nodeType":"document","data":{},"content":[${item.repeat(levels)}${']}'.repeat(levels)}]}`

test.each([12_000, 100_000])('direct source: rich text of %i levels costs only its field, and other changes are shown', async (levels) => {
  const reports: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void reports.push(String(line)))
  upstream = await startUpstream(({ entries }) => void (resource(entries, 'story-seeing').fields['body'] = { en: 'DEEP' }))
  upstream.gate.set(rewriting((body) => body.replaceAll(/"DEEP"/g, richText(levels))))
  site = await siteOverHttp(upstream.env)
  await site.hears()
  const before = await site.visit('story')
  expect(before.kind).toBe('page')
  expect(reports).toContain('[content] entry story-seeing, field body, locale en: is nested more than 1500 levels deep; the field is left out')
  for (const address of ['home', 'stories', 'topic']) expect((await site.visit(address)).kind).toBe('page')

  await upstream.edit(({ entries }) => void Object.assign(resource(entries, 'story-seeing').fields['title'] ?? {}, { en: 'Another title' }))
  await site.hears()
  expect(JSON.stringify(await site.visit('story'))).toContain('Another title')
})
