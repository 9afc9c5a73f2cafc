import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeCopy, runInCopy } from '../../support/site-copy.ts'
import { variants } from '../../support/variants.ts'

// Each test runs the type checker on a whole site.
vi.setConfig({ testTimeout: 120_000 })

/** The type checker stores its results, so that it only checks code again that depends on a changed line. */
const TYPE_CHECK = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'] as const

let folder: string

beforeAll(async () => {
  folder = await makeCopy('added', variants['added'] ?? (() => Promise.reject(new Error('There is no such variant.'))))
  // An unchanged copy is not built again, but the type checker needs files that a build writes.
  if (!existsSync(resolve(folder, 'src/paraglide'))) runInCopy(folder, 'scripts/build.ts', '--force')
}, 300_000)

/** Returns the output of a command in the copy if it fails. */
function problems(command: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(resolve('node_modules/.bin', command), args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_SPACE: '' },
  })
  return status === 0 ? '' : stdout
}

/** Removes some lines while a function runs. */
function without(parts: readonly (readonly [file: string, line: RegExp])[], look: () => void): void {
  const texts = parts.map(([file]) => readFileSync(resolve(folder, file), 'utf8'))
  for (const [index, [file, line]] of parts.entries()) {
    expect(texts[index]).toMatch(line)
    writeFileSync(resolve(folder, file), texts[index]?.replace(line, '') ?? '')
  }
  try {
    look()
  } finally {
    for (const [index, [file]] of parts.entries()) writeFileSync(resolve(folder, file), texts[index] ?? '')
  }
}

test('added types: compile and pass the checks if complete', () => {
  expect(problems(...TYPE_CHECK)).toBe('')
  const code = `
    const found = [
      (await import('./scripts/checks/content-model.ts')).contentProblems(),
      (await import('./scripts/checks/route-tree.ts')).routeProblems(),
      (await import('./scripts/messages/message-problems.ts')).messageProblems((await import('./app.config.ts')).default),
      (await import('./scripts/messages/message-problems.ts')).unusedMessages((await import('./app.config.ts')).default),
    ]
    console.log((await Promise.all(found)).flat().join('\\n'))
    process.exit(1)`
  expect(problems('node', '--input-type=module', '--eval', code).trim()).toBe('')
})

test('added types: if a part is missing, the compiler names it', () => {
  const parts = [
    ['site/sections/notice/section.server.ts', /export (?=const section)/, 'sections.server.gen.ts', 'section'],
    ['site/sections/notice/section.tsx', /export (?=function Section)/, 'sections.gen.ts', 'Section'],
    ['site/sections/notice/html.ts', /export (?=function html)/, 'section-html.gen.ts', 'html'],
    ['site/page-types/product/page-type.server.ts', /export (?=const pageType)/, 'page-types.server.gen.ts', 'pageType'],
    ['site/page-types/product/card.tsx', /export (?=const card)/, 'cards.gen.ts', 'card'],
  ] as const
  without(
    parts.map(([file, line]) => [file, line]),
    () => {
      const found = problems(...TYPE_CHECK)
      for (const [, , file, name] of parts) expect(found).toMatch(new RegExp(`^src/own/${RegExp.escape(file)}\\(.*\\b${name}\\b`, 'm'))
    },
  )
})

test('added types: a part with a wrong type does not compile', () => {
  without([['site/page-types/product/page-type.server.ts', / {2}title: .*\n/]], () =>
    expect(problems(...TYPE_CHECK)).toMatch(/^(?:src\/entries\/table\.server\.ts|site\/page-types\/product).*\n?.*title/m),
  )
})

test('added types: an unknown path segment, and a misspelled type in the settings, do not compile', () => {
  without([['app.config.ts', /(?<= products: )'商品'/]], () => expect(problems(...TYPE_CHECK)).toMatch(/^app\.config\.ts/m))
})
