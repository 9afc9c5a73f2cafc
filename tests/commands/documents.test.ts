import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HAS_OUR_README } from './documented.ts'

const FILES = [
  ...(HAS_OUR_README ? ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'] : []),
  ...globSync(['docs/**/*.md', 'packages/*/README.md', 'bench/results/*.md']),
]

/** Returns the anchors of a Markdown file, in GitHub's format. */
function anchorsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').match(/^#+ .+$/gm) ?? []
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** Returns the links of a Markdown file whose file or heading does not exist. */
function deadLinks(file: string): string[] {
  const links = readFileSync(file, 'utf8')
    .replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
    .matchAll(/(?:\]\(|src=")([^)"\s]+)[)"]/g)
  return [...links].flatMap(([, link = '']) => {
    if (/^\w+:/.test(link)) return []
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? file : join(dirname(file), path)
    const isThere = existsSync(target) && (anchor === undefined || anchorsOf(target).has(anchor))
    return isThere ? [] : [`${file}: ${link}`]
  })
}

test('documentation: links lead to existing files and headings', () => {
  expect(FILES.flatMap(deadLinks)).toEqual([])
})

describe.skipIf(!HAS_OUR_README)('README.md: its beginning', () => {
  /** More lines than these are read by people who have decided. */
  const beginning = readFileSync('README.md', 'utf8').split('\n').slice(0, 60).join('\n')
  const [introduction = ''] = beginning.split(/^## /m)

  test.each(['Contentful', 'TanStack Start', 'React', 'TypeScript'])('names %s', (name) => {
    expect(introduction).toContain(name)
  })

  test('names its readers', () => {
    expect(introduction).toMatch(/\bfor (?:\w+ )?(?:teams|developers|editors|agencies|people)\b/)
  })

  test('shows two pictures', () => {
    const pictures = [...introduction.matchAll(/<img[^>]* src="([^"]+)"[^>]* alt="[^"]+"|!\[[^\]]+\]\(([^)]+)\)/g)].map(
      ([, html, markdown]) => html ?? markdown ?? '',
    )
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(2)
    expect(pictures.filter((picture) => !existsSync(picture))).toEqual([])
  })

  test('has the commands of a first start', () => {
    const [, block = ''] = /```sh\n([^]*?)```/.exec(beginning) ?? []
    for (const command of [/^git clone \S+/m, /^npm start$/m, /^npm test$/m]) expect(block).toMatch(command)
  })

  test('compares the site with others in a table, Next.js among them', () => {
    const [, others = '', rows = ''] = /^\|[ |]*Vitrine \|(.+)\|\n\|[- |]+\|\n((?:\|.+\|\n)+)/m.exec(beginning) ?? []
    expect(others).toContain('Next.js')
    expect(rows.trim().split('\n').length).toBeGreaterThanOrEqual(4)
  })

  test('states the version and whether it is released', () => {
    const [, status = ''] = /^## Status\n+([^]+?)(?=\n## |$)/m.exec(beginning) ?? []
    expect(status).toMatch(/\bversion \d+\.\d+\.\d+/i)
    expect(status).toMatch(/\breleased\b/)
  })
})

test.skipIf(!HAS_OUR_README).each(['README.md', 'docs/performance.md'])('figures of %s: each is in the table of bench/results that its row links', (page) => {
  const rows = [...readFileSync(page, 'utf8').matchAll(/^\| (.+?) \| (.+?) \|(?: .+? \|)? \[.+?\]\((?:\.\.\/)?(bench\/results\/.+?)\) \|$/gm)]
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const [, measured = '', figure = '', file = ''] of rows) {
    const table = readFileSync(file, 'utf8')
    for (const [number] of figure.matchAll(/\d[\d,.]*\d|\d/g))
      expect(table, `${measured}: ${number}`).toMatch(new RegExp(`(?<![\\d.,])${RegExp.escape(number)}(?![\\d]|[.,]\\d)`))
  }
})

test('documentation: explains every variable of .env.example', () => {
  const explained = ['docs/configuration.md', 'docs/moving-content.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
  const variables = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(15)
  expect(variables.filter((name) => !explained.includes(`\`${name}\``))).toEqual([])
})
