import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MigrationFunction } from 'contentful-migration'
import { z } from 'zod'
import { StartError } from '../../../src/config/start-error.ts'

/** A numbered change of a space, as a script for Contentful’s migration tool. */
export interface Migration {
  /** `0001`, or `site-0001` for a migration of a team. Runs are stored by it. */
  readonly number: string
  /** `0001-kind-of-redirects` */
  readonly name: string
  readonly file: string
  /** Changes if the file is edited after it ran. */
  readonly checksum: string
}

const NAME = /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.(?:ts|cjs)$/
const script = z.object({ default: z.custom<MigrationFunction>((value) => typeof value === 'function') })

/** Beginning of the ids of a team's migrations, which have their own numbers. */
export const OWN_PREFIX = 'site-'

/** The folders of migrations, with the prefix of the ids under which runs are stored. */
export const SERIES: readonly { readonly folder: string; readonly prefix?: string }[] = [
  { folder: 'content/migrations' },
  { folder: 'site/migrations', prefix: OWN_PREFIX },
]

/**
 * Lists the migrations of a folder in order. `prefix` precedes the numbers of a folder with its own numbers.
 *
 * Throws a `StartError` if a file name is invalid or two migrations have the same number.
 */
export async function readMigrations(folder: string, prefix = ''): Promise<readonly Migration[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(?:[cm]?[jt]s)$/.test(file)) : []
  const migrations = await Promise.all(
    files.toSorted().map(async (file) => {
      const [, number = ''] = NAME.exec(file) ?? []
      if (number === '') throw new StartError(`${join(folder, file)} is not a valid name of a migration: name it like 0007-add-field.ts (or .cjs).`)
      const path = join(folder, file)
      const checksum = createHash('sha256')
        .update((await readFile(path, 'utf8')).replaceAll('\r\n', '\n'))
        .digest('hex')
        .slice(0, 12)
      return { number: prefix + number, name: prefix + file.replace(/\.\w+$/, ''), file: path, checksum }
    }),
  )
  const twice = migrations.find(({ number }, place) => migrations[place - 1]?.number === number)
  if (twice) throw new StartError(`Two migrations have the number ${twice.number}: give ${twice.name} the next free one.`)
  return migrations
}

/** Loads the function of a migration. Throws a `StartError` if its file does not export one. */
export async function loadMigration({ file }: Migration): Promise<MigrationFunction> {
  try {
    return script.parse(await import(pathToFileURL(resolve(file)).href)).default
  } catch (error) {
    const why = error instanceof z.ZodError ? 'it must export one function, as default or as module.exports' : String(error)
    throw new StartError(`${file} cannot be loaded: ${why}`)
  }
}
