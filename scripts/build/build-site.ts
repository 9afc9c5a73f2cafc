import { createHash } from 'node:crypto'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import { checkSite } from '../../src/config/check-site.server.ts'
import { encodingOf, mediaType, SUFFIXES } from '../../src/server/static/file-names.ts'
import { encode, ENCODINGS, isWorthEncoding } from '../../src/server/connection/compress.server.ts'
import { checkContentConfig } from '../adopted/check-content-config.ts'
import { chooseSettings } from '../adopted/adopted-settings.ts'
import { configured } from '../adopted/configured.ts'
import { languagesWithoutMessages } from '../messages/message-problems.ts'
import { compileMessages } from '../messages.ts'
import { checkOwnRoutes } from '../own-code/route-addresses.ts'

const STAMP = 'dist/stamp'
/** Settings that the build used, if they are not those of `app.config.ts`. */
const DERIVED = 'dist/site.json'
const SOURCES = [
  'src/**/*',
  'site/**/*',
  'packages/*/package.json',
  'packages/*/src/**/*',
  'messages/*',
  'public/**/*',
  'app.config.ts',
  'content.*.ts',
  'vite.config.ts',
  'package-lock.json',
  'scripts/**/*.ts',
]
const GENERATED = /^src\/paraglide\//

/** Computes a fingerprint of all files that the build reads, so that an unchanged site is not built again. `more` are additional files. */
async function fingerprint(more: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const files = (await Array.fromAsync(glob(SOURCES, { withFileTypes: true })))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !GENERATED.test(file.replace(`${process.cwd()}/`, '')))
    .toSorted()
  for (const file of [...files, ...more]) hash.update(file).update(await readFile(file))
  return hash.digest('hex')
}

/** Compresses files at the highest level in advance, so that serving them needs no processor time. */
async function precompress(): Promise<void> {
  for await (const entry of glob('dist/client/**/*', { withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || encodingOf(file)) continue
    const bytes = await readFile(file)
    if (!isWorthEncoding(mediaType(file), bytes.length)) continue
    const smaller = ENCODINGS.map(async (encoding) => {
      const encoded = await encode(bytes, encoding, 'always')
      if (encoded.length < bytes.length) await writeFile(file + SUFFIXES[encoding], encoded)
    })
    await Promise.all(smaller)
  }
}

/**
 * Builds the site into `dist/`, unless it was already built from the same sources. Returns whether it built.
 *
 * Throws a `StartError` if a setting or `content.config.ts` is wrong.
 */
export async function build({ force = false } = {}): Promise<boolean> {
  const { site, derived } = await chooseSettings(configured(), (sentence) => console.log(sentence))
  checkSite(site)
  checkOwnRoutes(site)
  const wanted = await fingerprint(derived === undefined ? [] : [derived])
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (!force && built === wanted) return false
  process.env['NODE_ENV'] = 'production'
  for (const sentence of languagesWithoutMessages(site)) console.log(sentence)
  await compileMessages(site, { isDerived: derived !== undefined })
  await checkContentConfig()
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await precompress()
  await mkdir('dist', { recursive: true })
  if (derived === undefined) await rm(DERIVED, { force: true })
  else await cp(derived, DERIVED)
  await writeFile(STAMP, wanted)
  return true
}
