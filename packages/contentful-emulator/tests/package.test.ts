import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createClient } from 'contentful'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleSpace, SPACE, writeAssetFile, writeSpace, type Written } from './example-space.ts'

const PACKAGE = resolve(import.meta.dirname, '..')
const PACKAGES = resolve(PACKAGE, '../../node_modules')
const PICTURE = `images.ctfassets.net/${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`

/** A project that uses the package by its names and types. */
const CONSUMER = `import { createClient } from 'contentful'
import { createContentService, ExportFileError, type Change, type ContentService, type ContentServiceOptions } from 'contentful-emulator'

const options: ContentServiceOptions = { spaces: [{ file: process.argv[2] ?? '' }], assetBase: '/media' }
const service: ContentService = await createContentService(options)
const stop: () => void = service.onChange(({ contentTypes }: Change) => console.log(contentTypes))
const [space] = service.spaces
const client = createClient({ space: space?.spaceId ?? '', accessToken: 'any', adapter: service.adapter })
console.log((await client.getEntries()).total)
stop()
await service.close()
await createContentService({ spaces: [{ file: 'absent.json' }] }).catch((error: unknown) => console.log(error instanceof ExportFileError))
`

let project: string
let space: Written

/** Packs the built package, and unpacks it into `node_modules` of an empty project. Other packages are links, so that no test needs a registry. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'consumer-'))
  execFileSync(process.execPath, [join(PACKAGE, 'build.ts'), join(project, 'built')], { stdio: 'inherit' })
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', project, join(project, 'built')], { stdio: 'ignore' })
  const tarball = (await readdir(project)).find((name) => name.endsWith('.tgz')) ?? ''
  const installed = join(project, 'node_modules/contentful-emulator')
  await mkdir(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, tarball), '-C', installed, '--strip-components', '1'])
  for (const name of ['lru-cache', 'sharp', 'srvx', 'contentful', '@types']) await symlink(join(PACKAGES, name), join(project, 'node_modules', name))

  space = await writeSpace(exampleSpace())
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await writeAssetFile(space.folder, PICTURE, picture)
})

afterAll(async () => {
  await rm(project, { recursive: true, force: true })
  await space.remove()
})

test('package: contains JavaScript with declarations, README and licence, and names no path of this repository', async () => {
  const folder = join(project, 'node_modules/contentful-emulator')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  expect(new Set(files.map(({ name }) => /\.d\.ts$|\.\w+$|^LICENSE$/.exec(name)?.[0]))).toEqual(new Set(['.js', '.d.ts', '.json', '.md', 'LICENSE']))
  for (const { parentPath, name } of files.filter((each) => each.name !== 'LICENSE')) {
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/vitrine|meridian|content\/space|app\.config|#app/i)
  }
  const { name, private: isPrivate, exports, bin, publishConfig } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  expect({ name, isPrivate, access: publishConfig.access }).toEqual({ name: 'contentful-emulator', isPrivate: undefined, access: 'public' })
  expect(Object.keys(exports)).toEqual(['.', './transform-worker', './package.json'])
  expect(bin).toEqual({ 'contentful-emulator': './cli.js' })
})

test('package: the command serves an export file and its pictures to the SDK', async () => {
  const cli = join(project, 'node_modules/contentful-emulator/cli.js')
  const folders = ['--state', join(space.folder, 'state'), '--image-cache', join(space.folder, 'pictures')]
  const child = spawn(process.execPath, [cli, '--space', space.file, '--port', '0', ...folders], { stdio: ['ignore', 'pipe', 'inherit'] })
  let origin: string | undefined
  for await (const line of createInterface(child.stdout)) if ((origin = /^Content service: (\S+?)\/?$/.exec(line)?.[1])) break
  const client = createClient({ space: SPACE, accessToken: 'any', host: origin?.replace('http://', '') ?? '', insecure: true })
  expect((await client.getEntries()).total).toBe(5)
  const asset = await client.getAsset('crater')
  const response = await fetch(`${asset.fields.file?.url}?w=40&fm=webp`)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 40 })
  child.kill('SIGTERM')
})

test.each(['NodeNext', 'Bundler'])('package: its API and types work in a TypeScript project with the module resolution %s', async (moduleResolution) => {
  const module = moduleResolution === 'Bundler' ? 'ESNext' : moduleResolution
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
  await writeFile(join(project, 'consumer.ts'), CONSUMER)
  const compilerOptions = { target: 'ES2024', lib: ['ES2024'], types: ['node'], strict: true, module, moduleResolution, skipLibCheck: false }
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }))
  const { stdout: problems } = spawnSync(join(PACKAGES, '.bin/tsc'), { cwd: project, encoding: 'utf8' })
  // The declarations of the SDK are not valid with the module resolution of Node.
  expect(problems.split('\n').filter((line) => line !== '' && !line.includes('/node_modules/contentful/'))).toEqual([])
  const { stdout, stderr } = spawnSync(process.execPath, ['consumer.js', space.file], { cwd: project, encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: '5\ntrue\n', stderr: '' })
})
