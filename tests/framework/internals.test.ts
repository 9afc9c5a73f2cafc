import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as data from '#app/framework/document-data.ts'
import * as overlay from '../../src/framework/markers.ts'
import * as markers from '#app/framework/markers.ts'
import { INTERNALS, type Internal } from '#app/framework/internals.ts'

const internals: [string, Internal][] = Object.entries(INTERNALS)

test.each(internals)('%s: the installed package is the one in which it was read, and contains it', (_, { package: name, version, file, text, test: proof }) => {
  const installed: { version: string } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  expect(installed.version, `${name} changed: follow docs/framework-updates.md`).toBe(version)
  expect(readFileSync(`node_modules/${name}/${file}`, 'utf8')).toContain(text)
  expect(existsSync(proof), proof).toBe(true)
})

test('INTERNALS: lists every marker, header and transform of src/framework', () => {
  const transforms = globSync('src/framework/vite/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  )
  const names = [...Object.keys(markers), ...Object.keys(data), ...Object.keys(overlay), ...transforms.filter((name) => name !== 'rewriting')]
  expect(names.filter((name) => !(name in INTERNALS))).toEqual([])
})

test('docs/framework-updates.md: names every internal', () => {
  const page = readFileSync('docs/framework-updates.md', 'utf8')
  expect(internals.map(([name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

/** Names of framework internals that only `src/framework` may use. */
const NAMES = [
  /\$_TSR|\$tsr|data-tsr|x-tsr|x-tss|_serverFn\b|csp-nonce|createClientRpc|serverFnFetcher/,
  /<!--\$|\$R[CTX]\b/,
  /takeInitialHydrationScriptTags|serverSsr|react-router\/ssr|dehydrate|tanstack-(?:start|router)-[\w-]+:v/,
  /\/@vite\/client|vite:client:|dist\/private\/intl/,
]

test('code outside of src/framework touches no internal', () => {
  const files = [...globSync('{src,scripts}/**/*.{ts,tsx,mjs}'), 'vite.config.ts'].filter(
    (file) => !/^src\/(?:framework|paraglide)\/|routeTree\.gen/.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    return NAMES.filter((name) => name.test(code)).map((name) => `${file}: ${name.exec(code)?.[0]}`)
  })
  expect(found).toEqual([])
})
