import { cpSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeSmallSpace } from '../support/management/small-space.ts'
import { startManagement } from '../support/management/start-management.ts'
import { startContentService } from '../support/process.ts'
import { spaceSettings } from '../support/management/space-settings.ts'
import { writeBlog } from '../adopt/adopted-space.ts'
import { freshCopy, runToEnd } from './run-command.ts'
import { adoptingCommands, movingCommands, planCommands, readingCommands, webhookCommands, type Commands } from './space-commands.ts'

// Each command starts npm and a script, and some wait because of Contentful's rate limits.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const TOKEN = 'your-management-token'
const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Defines a test for each command of a table. The commands share a copy, one after the other. */
function testAll(commands: Commands, copy: () => string): void {
  test.each(Object.entries(commands))('%s', async (command, expected) => {
    await expected.before?.(copy())
    const { code, printed } = await runToEnd(command, copy(), expected)
    expect(code, printed).toBe(0)
    expect(printed.replaceAll('\r\n', '\n')).toMatch(expected.says)
    await expected.after?.(copy())
  })
}

describe('moving content', () => {
  const hosts: Record<string, string> = {}
  const space: Record<string, string> = {}
  let copy = ''
  beforeAll(async () => {
    copy = await freshCopy('documented-moving')
    for (const each of ['content', 'backup', '.cache/pushed']) rmSync(join(copy, each), { recursive: true, force: true })
    const folder = dirname(writeSmallSpace())
    cpSync(folder, join(copy, 'content'), { recursive: true })
    cpSync(folder, copy, { recursive: true })
    cpSync(join(copy, 'space.json'), join(copy, 'export.json'))
    cpSync('content/migrations', join(copy, 'content/migrations'), { recursive: true })
    const management = await startManagement({ spaceId: 'abc123', token: TOKEN })
    stops.push(() => management.stop())
    const { CONTENTFUL_MANAGEMENT_HOST = '', CONTENTFUL_HOST = '', CONTENTFUL_INSECURE = '' } = management.env
    Object.assign(hosts, { CONTENTFUL_MANAGEMENT_HOST, CONTENTFUL_HOST, CONTENTFUL_INSECURE })
    Object.assign(space, management.env)
  })
  testAll(movingCommands(hosts, space), () => copy)
})

describe('webhooks', () => {
  const hosts: Record<string, string> = {}
  const space: Record<string, string> = {}
  let copy = ''
  beforeAll(async () => {
    copy = await freshCopy('documented-webhook')
    const settings = await spaceSettings('abc123', TOKEN)
    stops.push(() => settings.stop())
    Object.assign(hosts, { CONTENTFUL_MANAGEMENT_HOST: settings.host, CONTENTFUL_INSECURE: 'true' })
    Object.assign(space, hosts, { CONTENTFUL_SPACE_ID: 'abc123', CONTENTFUL_MANAGEMENT_TOKEN: TOKEN })
  })
  testAll(webhookCommands(hosts, space), () => copy)
})

describe('reading and adopting', () => {
  const host: Record<string, string> = {}
  const space: Record<string, string> = {}
  const blog: Record<string, string> = {}
  const standIn: Record<string, string> = {}
  let writesOf = (): readonly string[] => []
  const copies = { read: '', adopted: '' }
  beforeAll(async () => {
    copies.read = await freshCopy('documented-reading')
    copies.adopted = await freshCopy('documented-adopting')
    for (const file of ['content.config.ts', 'content.types.ts', '.env']) rmSync(join(copies.adopted, file), { force: true })
    cpSync('.oxfmtrc.json', join(copies.adopted, '.oxfmtrc.json'))
    cpSync(join(copies.read, 'content/space.json'), join(copies.read, 'export.json'))
    const file = join(copies.adopted, 'blog.json')
    writeBlog(file)
    const service = await startContentService(
      `--space ${copies.read}/content/space.json --space-id abc123 --environment master --space ${file} --space-id abc123 --environment staging`.split(' '),
    )
    stops.push(() => service.stop())
    Object.assign(host, { CONTENTFUL_HOST: `localhost:${service.port}`, CONTENTFUL_INSECURE: 'true' })
    Object.assign(space, host, { CONTENTFUL_SPACE_ID: 'abc123' })
    Object.assign(blog, space, { CONTENTFUL_ENVIRONMENT: 'staging' })
    const management = await startManagement({ spaceId: 'abc123', environment: 'staging', token: TOKEN })
    stops.push(() => management.stop())
    const { CONTENTFUL_MANAGEMENT_HOST: address = '' } = management.env
    Object.assign(standIn, { CONTENTFUL_STAND_IN: address, NODE_OPTIONS: `--import ${resolve('tests/support/management/contentful-host.mjs')}` })
    writesOf = () => management.writes
  })
  testAll(readingCommands(host, space), () => copies.read)
  testAll(planCommands(standIn), () => copies.read)
  test('npx contentful-migration: the plan has added content types to the space', () => {
    expect(writesOf().filter((write) => /^PUT \/content_types\/vitrine\w+$/.test(write)).length).toBeGreaterThan(10)
  })
  testAll(adoptingCommands(blog), () => copies.adopted)
})
