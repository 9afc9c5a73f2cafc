import { existsSync, globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { z } from 'zod'
import { settingsSchema } from '../../src/config/check-site.server.ts'
import { variableNames } from '../../src/config/env.server.ts'
import { readTypes } from '../model/content-types.ts'
import { MODEL_FILE } from '../model/own-model.ts'

/** A theme with every token and no further ones. */
const THEME = 'src/themes/plain'
/** The page whose table lists the modules that code of a team may import. */
const PROMISES = 'docs/upgrading.md'
/** Skeletons of `npm run new`, and generated modules with the types of files in `site/`. */
const IMPORTING = ['scripts/new/templates/**/*.{ts,tsx}', 'src/own/*.gen.ts']
/** The page whose first block lists the files that a team may add. */
const OWN_CODE = 'docs/own-code.md'

/** Returns the public surface of the product: everything that code, settings and content of a team may rely on, one name a line. */
export async function publicSurface(): Promise<string[]> {
  const lines = [
    ...commands(),
    ...variableNames().map((name) => `variable ${name}`),
    ...settings(),
    ...messages(),
    ...tokens(),
    ...(await fields()),
    ...modules(),
    ...ownFiles(),
  ]
  return [...new Set(lines)].toSorted()
}

function commands(): string[] {
  const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return Object.keys(scripts)
    .filter((name) => !/^(?:pre|post)/.test(name) || !(name.replace(/^(?:pre|post)/, '') in scripts || name === 'postinstall'))
    .map((name) => `command ${name}`)
}

const node: z.ZodType<{ properties?: Record<string, unknown> | undefined; items?: unknown; required?: string[] | undefined }> = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  required: z.array(z.string()).optional(),
})

/** Lists the settings with dots between their names, and `[]` for lists. `?` marks optional settings, because a required one breaks sites. */
function settings(): string[] {
  return namesIn(z.toJSONSchema(settingsSchema(), { io: 'input', unrepresentable: 'any' }), '').map((name) => `setting ${name}`)
}

function namesIn(schema: unknown, prefix: string): string[] {
  const { properties = {}, required = [], items } = node.parse(schema)
  const below = Object.entries(properties).flatMap(([name, value]) => {
    const path = `${prefix}${name}`
    return [`${path}${required.includes(name) ? '' : '?'}`, ...namesIn(value, `${path}.`)]
  })
  return items === undefined || typeof items !== 'object' ? below : [...below, ...namesIn(items, `${prefix.replace(/\.$/, '')}[].`)]
}

function messages(): string[] {
  const keys: string[] = Object.keys(JSON.parse(readFileSync('messages/en.json', 'utf8')))
  return keys.filter((key) => key !== '$schema').map((key) => `message ${key}`)
}

function tokens(): string[] {
  const sheets = globSync(`${THEME}/**/*.css`).filter((path) => !path.endsWith('.module.css'))
  const text = sheets.map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')).join('\n')
  return [...text.matchAll(/(--[\w-]+)(?=:)/g)].map(([name]) => `token ${name}`)
}

async function fields(): Promise<string[]> {
  const types = await readTypes(MODEL_FILE)
  return types.flatMap(({ sys, fields: all }) =>
    all.map(
      ({ id, type, linkType, items }) =>
        `field ${sys.id}.${id} ${[type, linkType, items?.type, items?.linkType].filter((part) => part !== undefined).join(' ')}`,
    ),
  )
}

/** Lists names that teams import: the exports of the modules of the table, and the names that skeletons and files of `site/` need. */
function modules(): string[] {
  const listed = [...readFileSync(PROMISES, 'utf8').matchAll(/^\| `(src\/[^`]+\.tsx?)` \|/gm)].map(([, path = '']) => path)
  const imported = globSync(IMPORTING).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import (?:type )?(?:\{ ([^}]+) \}|\w+) from '#app\/([^']+)'/g)].flatMap(([, names = 'default', path = '']) =>
      names.split(', ').map((name) => `module src/${path} ${name.replaceAll(/^type | as \w+$/g, '')}`),
    ),
  )
  return [...listed.flatMap((path) => exportsOf(path).map((name) => `module ${path} ${name}`)), ...imported]
}

function exportsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, 'utf8'))
  return module.staticExports.flatMap(({ entries }) => entries).flatMap(({ exportName }) => exportName.name ?? [])
}

function ownFiles(): string[] {
  const [block = ''] = existsSync(OWN_CODE) ? (/(?<=^```\nsite\/\n)[^]*?(?=^```$)/m.exec(readFileSync(OWN_CODE, 'utf8')) ?? []) : []
  return [...block.matchAll(/^ {2}([a-z]\S*)/gm)].map(([, path = '']) => `file site/${path}`)
}
