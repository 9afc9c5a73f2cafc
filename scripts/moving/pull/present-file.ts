import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { object, text } from 'contentful-emulator/json/json.ts'
import type { Destination } from '../destination.ts'
import { taxonomyOf, type Taxonomy } from '../taxonomy.ts'
import { spaceOf, type ExportedSpace } from './ordered.ts'

/** The export file that a pull would replace. */
export interface PresentFile {
  /** Absent if the file does not exist. */
  readonly text: string | undefined
  readonly space: ExportedSpace
  readonly taxonomy: Taxonomy | undefined
  /** Reason why replacing the file would discard work. Absent if it would not. */
  readonly objection: string | undefined
}

/** Reads the file that a pull would replace, and checks whether it contains work that is stored nowhere else. */
export async function presentFile(file: string, { spaceId, environment }: Destination): Promise<PresentFile> {
  if (!existsSync(file)) return { text: undefined, space: {}, taxonomy: undefined, objection: undefined }
  const content = await readFile(file, 'utf8')
  const json = parsed(content)
  const space = spaceOf(json)
  const [id, where] = originOf(space)
  const isOther = id !== spaceId || where !== environment
  const objection = isOther
    ? `${file} holds ${id === undefined ? 'something else' : `space ${id} (${where})`}`
    : isCommitted(file)
      ? undefined
      : `${file} has uncommitted changes`
  return { text: content, space, taxonomy: taxonomyOf(json), objection }
}

function originOf(space: ExportedSpace): readonly [string | undefined, string] {
  const [first] = Object.values(space).flat()
  const idOf = (name: string) => text(object(object(object(first?.['sys'])[name])['sys'])['id'])
  return [idOf('space'), idOf('environment') ?? 'master']
}

/** A committed file can be restored. */
function isCommitted(file: string): boolean {
  const git = (...args: readonly string[]) => spawnSync('git', [...args, '--', basename(file)], { cwd: dirname(file), encoding: 'utf8' })
  return git('ls-files', '--error-unmatch').status === 0 && git('status', '--porcelain').stdout === ''
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
