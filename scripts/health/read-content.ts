import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExportFileError, readExportFile, type ExportFile } from 'contentful-emulator/library/export-file.ts'
import site from '../../app.config.ts'
import { environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { onceCopied } from '../../src/content/client/once-copied.server.ts'
import { ContentError } from '../../src/content/error.ts'
import { configured } from '../adopted/configured.ts'
import { settingsFor, useSettings } from '../adopted/adopted-settings.ts'
import { compileMessages } from '../messages.ts'

/** Copying a large space takes minutes. */
const MAX_COPY_MS = 15 * 60_000

interface Reading {
  /** The export file, if no space is configured. */
  readonly exported: ExportFile | undefined
  /** Folder in which a running site stores its state. */
  readonly siteState: string
}

/**
 * Runs work that reads the whole content of the configured space, or of the export file `space`.
 *
 * The work imports the modules of the site, which apply the languages of the space. Throws a `StartError` if the content cannot be read.
 */
export async function readingContent<T>(space: string | undefined, work: (reading: Reading) => Promise<T>): Promise<T> {
  const state = await mkdtemp(join(tmpdir(), 'vitrine-content-'))
  try {
    if (existsSync('.env')) process.loadEnvFile()
    // The option takes precedence over a space that .env names.
    if (space !== undefined) Object.assign(process.env, { CONTENT_SPACE: space, CONTENTFUL_SPACE_ID: '' })
    const { CONTENT_STATE: siteState } = configured()
    // The work uses a separate folder, because a running site writes its copy of the space there.
    process.env['CONTENT_STATE'] = state
    const env = environment()
    const exported = env.CONTENTFUL_SPACE_ID ? undefined : await readExportFile(env.CONTENT_SPACE)
    // The languages of the space apply, as for a site that shows it.
    useSettings(await settingsFor(env))
    // The models import the messages, whose languages do not matter here.
    if (!existsSync('src/paraglide/messages.js')) await compileMessages(site)
    return await onceCopied(() => work({ exported, siteState }), MAX_COPY_MS)
  } catch (error) {
    if (error instanceof ContentError || error instanceof ExportFileError) throw new StartError(`The content cannot be read: ${reasonOf(error)}`)
    throw error
  } finally {
    await rm(state, { recursive: true, force: true })
  }
}

function reasonOf({ message, cause }: Error): string {
  return cause instanceof Error ? cause.message : message
}
