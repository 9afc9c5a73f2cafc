import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsIn, documentedCommands, HAS_OUR_README } from './documented.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { commandOf, RECIPES_WITH_COMMAND } from '../variants/recipes/readme.ts'
import { CLONE, siteCommands } from './site-commands.ts'
import { adoptingCommands, movingCommands, planCommands, readingCommands, webhookCommands } from './space-commands.ts'

const documented = documentedCommands()
const keys = documented.map(({ command, exports }) => [...exports, command].join('\n'))
const run = new Set(
  Object.keys({
    ...siteCommands({}),
    ...movingCommands({}, {}),
    ...webhookCommands({}, {}),
    ...readingCommands({}, {}),
    ...planCommands({}),
    ...adoptingCommands({}),
  }),
)
/** The commands that tests of other folders run: those of recipes, and upgrades in separate repositories. */
const runElsewhere = new Set([
  ...RECIPES_WITH_COMMAND.map(commandOf),
  ...globSync('tests/upgrade/*.test.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.upgrade\((?:'(--[\w-]+)')?\)/g)].map(([, option]) => `npm run upgrade${option ? ` -- ${option}` : ''}`),
  ),
])
const matches = (command: string) => ELSEWHERE.flatMap(([pattern]) => new RegExp(`^(?:${pattern.source})$`).exec(command) ?? [])

test('documented commands: each is run by a test, or listed with the test that covers it elsewhere', () => {
  expect(documented.length).toBeGreaterThan(40)
  const isRun = (command: string) => [run, runElsewhere].some((commands) => commands.has(command)) || matches(command).length > 0
  const covered = (command: string, key: string) => run.has(key) || command === CLONE || command.split(' && ').every(isRun)
  expect(documented.filter(({ command }, at) => !covered(command, keys[at] ?? '')).map(({ command, files }) => `${command} (${files.join(', ')})`)).toEqual([])
})

test.skipIf(!HAS_OUR_README)('documented commands: no test runs a command that is not documented', () => {
  const parts = new Set([...keys, ...documented.flatMap(({ command }) => [command, ...command.split(' && ')])])
  expect([...run, CLONE].filter((command) => !parts.has(command))).toEqual([])
  expect(ELSEWHERE.filter(([pattern]) => ![...parts].some((command) => new RegExp(`^(?:${pattern.source})$`).test(command)))).toEqual([])
})

test('documented commands: the benches and test files that they name exist', () => {
  const named = documented.flatMap(({ command }) =>
    command
      .split(' && ')
      .flatMap((part) => matches(part).slice(1))
      .filter((part) => part !== undefined),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.map((name) => (name.includes('/') ? name : `bench/${name}.bench.ts`)).filter((file) => !existsSync(file))).toEqual([])
})

test('documented commands: each that runs Node itself checks its version first, as npm scripts do', () => {
  const all = documentedCommands(globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md']))
  const direct = all.map(({ command }) => command).filter((command) => /^node .*\.ts\b/.test(command))
  expect(direct.length).toBeGreaterThan(3)
  expect(direct.filter((command) => !command.startsWith('node --import ./scripts/require-node.mjs '))).toEqual([])
})

test('commandsIn: finds commands in code blocks and in text, without comments, with the exports above them', () => {
  const text =
    'Run `npm start` or `PORT=1 npm run x`, see `npm` and `src/x.ts`.\n\n```sh\nexport A=1\nnpm run a -- --b   # why\n\nB=2 \\\n  npm run c\n```\n\n```ts\nnpm run no\n```\n'
  expect(commandsIn(text)).toEqual([
    { command: 'npm run a -- --b', exports: ['export A=1'] },
    { command: 'B=2 npm run c', exports: ['export A=1'] },
    { command: 'npm start', exports: [] },
    { command: 'PORT=1 npm run x', exports: [] },
  ])
})
