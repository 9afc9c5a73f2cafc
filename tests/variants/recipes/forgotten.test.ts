import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeCopy, runInCopy } from '../../support/site-copy.ts'
import { variants } from '../../support/variants.ts'

let folder: string

beforeAll(async () => {
  folder = await makeCopy('added', variants['added'] ?? (() => Promise.reject(new Error('There is no such variant.'))))
  // What was built before is not built again; types need what a build writes.
  if (!existsSync(resolve(folder, 'src/paraglide'))) runInCopy(folder, 'scripts/build.ts', '--force')
}, 300_000)

/** What a command of the packages says of the copy, where it fails. */
function problems(command: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(resolve('node_modules/.bin', command), args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? '' : stdout
}

/** Do without a file, or a part of one, while something is looked at. */
function without(file: string, part: string | RegExp | undefined, look: () => void): void {
  const path = resolve(folder, file)
  const text = readFileSync(path, 'utf8')
  const rest = part === undefined ? '' : text.replace(part, '')
  expect(rest).not.toBe(text)
  if (part === undefined) rmSync(path)
  else writeFileSync(path, rest)
  try {
    look()
  } finally {
    writeFileSync(path, text)
  }
}

test('with all its parts the site compiles, and its checks find nothing', () => {
  expect(problems('tsc', '--noEmit')).toBe('')
  const code = `
    const found = [
      (await import('./scripts/checks/content-model.ts')).contentProblems(),
      (await import('./scripts/checks/route-tree.ts')).routeProblems(),
      (await import('./scripts/messages/message-problems.ts')).messageProblems(),
      (await import('./scripts/messages/message-problems.ts')).unusedMessages(),
    ]
    console.log((await Promise.all(found)).flat().join('\\n'))
    process.exit(1)`
  expect(problems('node', '--input-type=module', '--eval', code).trim()).toBe('')
})

test.each([
  ['the builder of a section', 'src/sections/registry.server.ts', /^ {2}notice,\n/m, /sections\/registry\.server\.ts.*[^]*notice/],
  ['the view of a section', 'src/sections/registry.tsx', /^ {2}notice: NoticeSection,\n/m, /notice/],
  ['what the server knows of a page type', 'src/page-types/table.server.ts', /^ {2}product,\n/m, /table\.server\.ts.*[^]*product/],
  ['the card of a page type', 'src/page-types/cards.tsx', /^ {2}product: .*\n/m, /cards\.tsx.*[^]*product/],
  ['the line of a page type', 'src/page-types/table.ts', ', product', /product/],
  ['the route of a page type', 'src/routes/$locale/products/$slug.tsx', undefined, /products\/\$slug/],
  ['a path segment', 'app.config.ts', / products: '商品'/, /app\.config\.ts.*[^]*products/],
])(
  '%s is missed by name where it is forgotten',
  (_, file, part, named) => without(file, part, () => expect(problems('tsc', '--noEmit')).toMatch(named)),
  60_000,
)
