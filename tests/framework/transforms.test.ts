import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inlineClassNames } from '#app/framework/vite/inline-class-names.server.ts'
import { cachedFormatters } from '#app/framework/vite/cached-formatters.server.ts'
import { lazyServerCalls } from '#app/framework/vite/lazy-server-calls.server.ts'
import { reactAriaLanguages } from '#app/framework/vite/react-aria-languages.server.ts'
import { unusedMessages } from '#app/framework/vite/unused-messages.server.ts'

const CALLER = readFileSync('node_modules/@tanstack/start-client-core/dist/esm/client-rpc/createClientRpc.js', 'utf8')
const REGISTRY = 'export const plural = (locale, input, options) => new Intl.PluralRules(locale, options).select(input)\n'
const CATALOGUE = 'export const used = () => `a`\nexport const unused = () => `b`\n'
const LANGUAGE = 'node_modules/react-aria/dist/private/intl/menu/ar-AE.js'

test('lazyServerCalls: imports the client of server functions with the first call', () => {
  expect(lazyServerCalls().transform.handler(CALLER).code).toContain('await import("./serverFnFetcher.js")')
})

test('cachedFormatters: reuses formatters', () => {
  expect(cachedFormatters().transform.handler(REGISTRY).code).toContain("formatterFor('PluralRules', locale, options)")
})

test('unusedMessages: exports only the messages that the browser uses', () => {
  const { code } = unusedMessages(() => new Set(['used'])).transform.handler(CATALOGUE)
  expect(code).toBe('export const used = () => `a`\nconst unused = () => `b`\n')
})

test('inlineClassNames: imports the names of a CSS module', () => {
  const plugin = inlineClassNames()
  expect(plugin.transform.handler('import styles from "./Card.module.css";\n', 'Card.tsx').code).toBe('import * as styles from "./Card.module.css";\n')
  plugin.transform.handler('export const title = "Card-title";\n', 'Card.module.css')
  expect(() => plugin.buildEnd()).not.toThrow()
})

test('reactAriaLanguages: leaves out the languages that the site does not have', () => {
  expect(reactAriaLanguages(['de', 'en']).load(LANGUAGE)).toBe('export default undefined')
  expect(reactAriaLanguages(['ar']).load(LANGUAGE)).toBeUndefined()
})

test.each([
  ['lazyServerCalls', 'other code', () => lazyServerCalls().transform.handler(CALLER.replace('serverFnFetcher.js', 'fetcher.js'))],
  ['lazyServerCalls', 'no such module', () => lazyServerCalls().buildEnd()],
  ['cachedFormatters', 'other code', () => cachedFormatters().transform.handler(REGISTRY.replace('new Intl.', 'Intl.'))],
  ['cachedFormatters', 'no such module', () => cachedFormatters().buildEnd()],
  ['unusedMessages', 'other code', () => unusedMessages(() => new Set()).transform.handler(CATALOGUE.replaceAll('const', 'function'))],
  ['unusedMessages', 'no such module', () => unusedMessages(() => new Set()).buildEnd()],
  ['inlineClassNames', 'other code', () => inlineClassNames().transform.handler('import { title } from "./Card.module.css";\n', 'Card.tsx')],
  ['inlineClassNames', 'no named exports', () => inlineClassNames().buildEnd()],
  ['reactAriaLanguages', 'no such module', () => builtWithout(LANGUAGE.replace('private', 'internal'))],
])('%s: fails the build with %s, and names the package, its version and the documentation', (name, _, build) => {
  expect(build).toThrow(
    new RegExp(`^\`${name}\` does not find what it needs in [@\\w/-]+\\. It was written for version \\d+\\.\\d+\\.\\d+ \\(.*framework-updates\\.md`),
  )
})

function builtWithout(id: string): void {
  const plugin = reactAriaLanguages(['de'])
  plugin.configResolved({ command: 'build' })
  plugin.load(id)
  plugin.buildEnd()
}

test('lazyServerCalls: a missing module does not hide an error of the build', () => {
  expect(() => lazyServerCalls().buildEnd(new Error('Syntax error'))).not.toThrow()
})
