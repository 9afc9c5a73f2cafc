import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import leven from 'leven'
import { foldersIn } from './generated.ts'
import { FILES, KNOWN_NAMES, TABLES } from './parts.ts'
import { routeClashes } from './routes.ts'

/** Names of content types that are identifiers, because they are keys of tables. */
const TYPE = /^[a-z][A-Za-z0-9]*$/

/** Returns a sentence for each part of `site/` that is incomplete, misnamed, or named like a part of the product. */
export function ownCodeProblems(root: string): string[] {
  return [
    ...(existsSync(join(root, 'src/site'))
      ? ['src/site must not exist: your own code belongs into site/, and the layout of the product is in src/layout/.']
      : []),
    ...typeProblems(root, 'sections', 'section type'),
    ...typeProblems(root, 'page-types', 'page type'),
    ...foldersIn(root, 'sections')
      .filter((type) => foldersIn(root, 'page-types').includes(type))
      .map((type) => `site/sections/${type}: site/page-types/ has the same content type. An entry is either a section or a page: rename one of them.`),
    ...misspelled(root),
    ...misspelledMessages(root),
    ...FILES.filter(({ files }) => files.filter((file) => existsSync(join(root, 'site', file))).length > 1).map(
      ({ files }) => `site/${files.join(' and site/')} are two names of one file: keep the first.`,
    ),
    ...routeClashes(root),
    ...themeClashes(root),
    ...migrationClashes(root),
  ]
}

/** Maximum edit distance between the name of a file and the name that its author probably meant. */
const MAX_TYPING_ERRORS = 2

/** Finds names directly in `site/` that are almost those that the product reads. Other files are the team's own. */
function misspelled(root: string): string[] {
  const path = join(root, 'site')
  const names = existsSync(path) ? readdirSync(path).filter((name) => !KNOWN_NAMES.includes(name)) : []
  return names.flatMap((name) => {
    const near = KNOWN_NAMES.find((known) => isNear(name, known) || (extname(name) !== '' && stemOf(name) === stemOf(known.replace('.server', ''))))
    return near === undefined ? [] : [notRead(`site/${name}`, `site/${near}`)]
  })
}

function isNear(name: string, known: string): boolean {
  return leven(name.toLowerCase(), known) <= MAX_TYPING_ERRORS
}

function stemOf(name: string): string {
  return basename(name, extname(name)).toLowerCase()
}

function notRead(path: string, near: string): string {
  return `${path}: the product does not read it. Did you mean ${near}?`
}

/** Finds files of messages that are not named like the tag of a language. */
function misspelledMessages(root: string): string[] {
  return globSync('site/messages/*.json', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const tag = basename(file, '.json')
      const canonical = canonicalTag(tag)
      if (canonical === tag) return []
      return [canonical === undefined ? `${file}: "${tag}" is not the tag of a language.` : notRead(file, `site/messages/${canonical}.json`)]
    })
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

function typeProblems(root: string, folder: 'sections' | 'page-types', kind: string): string[] {
  const ofProduct = new Set([
    ...keysOf(root, 'src/sections/registry.tsx', 'views'),
    ...keysOf(root, 'src/config/page-types/table.ts', 'pageTypes'),
    ...typesOfModel(root),
  ])
  return foldersIn(root, folder).flatMap((type) => {
    const place = `site/${folder}/${type}`
    if (!TYPE.test(type)) return [`${place}: name the folder like the id of its content type, in camel case, such as openDay.`]
    if (ofProduct.has(type)) return [`${place}: the product has the content type "${type}". Rename yours, in the content model too.`]
    const lacking = TABLES.filter((part) => part.folder === folder && !existsSync(join(root, place, part.file)))
    return lacking.flatMap(({ file, name, isOptional }) => {
      if (!isOptional) return [`${place}/${file} is missing: every ${kind} has one, which exports \`${name}\`.`]
      return readdirSync(join(root, place)).flatMap((other) => (isNear(other, file) ? [notRead(`${place}/${other}`, `${place}/${file}`)] : []))
    })
  })
}

/** Returns the content types of the product. Some are neither sections nor pages, such as the settings. */
function typesOfModel(root: string): string[] {
  const { contentTypes }: { readonly contentTypes: readonly { readonly sys: { readonly id: string } }[] } = JSON.parse(
    readFileSync(join(root, 'scripts/model/content-model.json'), 'utf8'),
  )
  return contentTypes.map(({ sys }) => sys.id)
}

function themeClashes(root: string): string[] {
  const twice = foldersIn(root, 'themes').filter((name) => existsSync(join(root, 'src/themes', name)))
  return twice.map((name) => `site/themes/${name}: the product has a theme "${name}". Rename yours, in app.config.ts too.`)
}

/** Names both migrations of each number. `npm run content:migrate` refuses them too, but runs later and with access to the space. */
function migrationClashes(root: string): string[] {
  const files = globSync('site/migrations/[0-9]*', { cwd: root })
    .map((file) => basename(file))
    .toSorted()
  const numberOf = (file: string) => file.split('-')[0]
  return files.flatMap((file, place) => {
    const before = files[place - 1]
    return before !== undefined && numberOf(before) === numberOf(file)
      ? [`site/migrations/${file}: ${before} has the same number. Choose the next free one.`]
      : []
  })
}

/** Returns the keys of an object literal of the product, without loading the module. Throws if the file does not contain it. */
export function keysOf(root: string, file: string, constant: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const start = text.search(new RegExp(`\\bconst ${constant}\\b[^=]*= \\{`))
  if (start < 0) throw new Error(`${file} has no table "${constant}".`)
  const keys: string[] = []
  let depth = 0
  for (const [token, key] of text.slice(start).matchAll(/\/\/.*|\/\*[^]*?\*\/|'[^']*'|[{([]|[})\]]|(?<=[{,]\s*)(\w+)(?=\s*[,:}])/g)) {
    if (/^[{([]/.test(token)) depth += 1
    else if (/^[})\]]/.test(token)) depth -= 1
    else if (key !== undefined && depth === 1) keys.push(key)
    if (depth === 0 && token === '}') break
  }
  return keys
}
