import { spawnSync } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import manifest from './package.json' with { type: 'json' }

/*
 * Writes the package as npm publishes it: JavaScript with declarations, and a package.json that names them. Node does not run TypeScript below
 * `node_modules`.
 *
 *   node build.ts            into dist/
 *   node build.ts <folder>   into another folder, which is emptied first
 */
const here = import.meta.dirname
const folder = resolve(process.argv[2] ?? join(here, 'dist'))

/** Returns the path in the built package of a source file. */
const built = (source: string, extension = '.js'): string => source.replace('./src/', './').replace(/\.ts$/, extension)

await rm(folder, { recursive: true, force: true })
const { status } = spawnSync('tsc', ['-p', join(here, 'tsconfig.build.json'), '--outDir', folder], { stdio: 'inherit' })
if (status !== 0) process.exit(1)

const { private: _, scripts: __, bin, exports, ...published } = manifest
await writeFile(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      ...published,
      bin: { 'contentful-emulator': built(bin['contentful-emulator']) },
      // The other modules are only for this repository.
      exports: {
        '.': { types: built(exports['.'], '.d.ts'), default: built(exports['.']) },
        './transform-worker': built(exports['./transform-worker']),
        './package.json': './package.json',
      },
      files: ['**/*.js', '**/*.d.ts'],
    },
    null,
    2,
  )}\n`,
)
for (const [name, from] of [
  ['README.md', here],
  ['LICENSE', join(here, '../..')],
] as const)
  await cp(join(from, name), join(folder, name))
