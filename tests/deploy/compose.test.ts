import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { variableNames } from '../../src/config/env.server.ts'

const FOLDER = 'deploy/container'
const IMAGE = readFileSync(`${FOLDER}/Containerfile`, 'utf8')

const service = z.strictObject({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  command: z.string().optional(),
  entrypoint: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z
    .union([
      z.array(z.string()),
      z.record(z.string(), z.strictObject({ condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']) })),
    ])
    .optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]*(?::ro)?$/)).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  tmpfs: z.array(z.string().startsWith('/')).optional(),
  read_only: z.boolean().optional(),
  mem_limit: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  restart: z.literal('unless-stopped').optional(),
})

/** The fields of Compose that the file uses. Objects are strict, because Compose refuses other names. */
const file = z.strictObject({ 'x-node': service, services: z.record(z.string(), service), volumes: z.record(z.string(), z.strictObject({})) })

const document = parseDocument(readFileSync(`${FOLDER}/compose.yaml`, 'utf8'), { merge: true })
const { services, volumes } = file.parse(document.toJS())
const { one, two, varnish, redis } = services

test('deploy/container/compose.yaml: is valid YAML, and each service has an image or a build', () => {
  expect([...document.errors, ...document.warnings]).toEqual([])
  expect(Object.keys(services)).toEqual(['assets-folder', 'one', 'two', 'redis', 'varnish'])
  for (const [name, { image, build }] of Object.entries(services)) expect([image, build].filter(Boolean), name).toHaveLength(1)
  expect(existsSync(join(FOLDER, one?.build?.context ?? '', one?.build?.dockerfile ?? ''))).toBe(true)
})

test('deploy/container/compose.yaml: services, volumes and files that a service names exist', () => {
  for (const [name, { depends_on, volumes: mounted = [] }] of Object.entries(services)) {
    const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {})
    expect(Object.keys(services), name).toEqual(expect.arrayContaining(others))
    for (const mount of mounted) {
      const [source = ''] = mount.split(':')
      expect(source.startsWith('.') ? existsSync(join(FOLDER, source)) : source in volumes, `${name}: ${mount}`).toBe(true)
    }
  }
  expect(
    Object.keys(volumes).filter((name) => !Object.values(services).some(({ volumes: mounted = [] }) => mounted.some((mount) => mount.startsWith(`${name}:`)))),
  ).toEqual([])
})

test('deploy/container/compose.yaml: the nodes differ in their state only, and share their assets', () => {
  expect({ ...two, volumes: [] }).toEqual({ ...one, volumes: [] })
  const [state = ''] = /^VOLUME (.+)$/m.exec(IMAGE)?.slice(1) ?? []
  expect(one?.volumes).toEqual([`one:${state}`, `assets:${one?.environment?.['SITE_ASSETS']}`])
  expect(two?.volumes).toEqual([`two:${state}`, `assets:${two?.environment?.['SITE_ASSETS']}`])
  expect(one).toMatchObject({ read_only: true, tmpfs: ['/tmp'], restart: 'unless-stopped' })
})

test('deploy/container/compose.yaml: the nodes reach Redis and Varnish by the names of their services', () => {
  const { SITE_CDN, SITE_CDN_API = '', SITE_REDIS_URL = '', SITE_ORIGIN = '', ...others } = one?.environment ?? {}
  expect(SITE_CDN).toBe('varnish')
  expect([new URL(SITE_CDN_API).hostname, new URL(SITE_REDIS_URL).hostname].filter((name) => !(name in services))).toEqual([])
  expect(varnish?.entrypoint).toContain(`-a :${new URL(SITE_CDN_API).port || 80} `)
  const [published, inside] = varnish?.ports?.[0]?.split(':') ?? []
  expect(SITE_ORIGIN).toContain(`:${published}}`)
  expect(inside).toBe(new URL(SITE_CDN_API).port || '80')
  expect(Object.keys(others).filter((name) => !variableNames().includes(name))).toEqual([])
  expect(redis?.command).toContain('--save ""')
})

test('deploy/container/compose.yaml: a node may take as long to stop as it needs', () => {
  const [, drain] = /DRAIN_SECONDS=(\d+)/.exec(IMAGE) ?? []
  // 10 s for responses, 15 s for the state.
  expect(Number.parseInt(one?.stop_grace_period ?? '')).toBeGreaterThan(Number(drain) + 25)
})
