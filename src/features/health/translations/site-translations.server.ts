import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Environment } from '#app/config/env.server.ts'
import { environment } from '#app/config/env.server.ts'
import { delivery } from '#app/content/client/delivery.server.ts'
import { readVersion } from '#app/content/version/version.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { followTranslations, type FollowedTranslations } from './follow-translations.server.ts'
import { TranslationHistory } from './history.server.ts'
import { readReport } from './report/read-report.server.ts'
import type { TranslationReport } from './report/translation-report.ts'

const log = (sentence: string) => console.warn(`[content] ${sentence}`)

let following: FollowedTranslations | undefined

/** Returns the file of the history for a space. */
function historyFile(env: Environment, space: { readonly id: string; readonly environment: string }): string {
  const of = env.CONTENTFUL_SPACE_ID ? env.CONTENTFUL_HOST : resolve(env.CONTENT_SPACE)
  const name = [space.id, space.environment].join('-').replaceAll(/[^\w.-]/g, '_')
  return join(env.CONTENT_STATE, `${name}-${hash('sha256', of).slice(0, 8)}.translations.db`)
}

/** Starts to record the translations of the site. Without a writable folder, their states remain unknown. */
export async function openTranslations(): Promise<void> {
  await closeTranslations()
  const env = environment()
  const source = await contentSource()
  try {
    const history = TranslationHistory.open(historyFile(env, source.space), log)
    following = followTranslations(source, { history, isVersioned: env.CONTENTFUL_SPACE_ID !== undefined, log })
  } catch (error) {
    log(`The history of translations cannot be stored in ${env.CONTENT_STATE} (${error instanceof Error ? error.message : String(error)}).`)
  }
}

/** Reads the states of all translations of the site. `folder` contains the history. Throws `DeliveryError`. */
export async function translationReport(folder = environment().CONTENT_STATE): Promise<TranslationReport> {
  await following?.upToDate()
  const source = await contentSource()
  const { settings, homeId } = await readVersion(delivery(source.client), siteModel, source.mapped)
  const history = TranslationHistory.read(historyFile({ ...environment(), CONTENT_STATE: folder }, source.space))
  try {
    const roots = new Set([...LOCALES.flatMap((locale) => homeId(locale) ?? []), ...(settings ? [settings.id] : [])])
    return await readReport({ ...source, roots: [...roots] }, history)
  } finally {
    history?.close()
  }
}

/** Stops recording. Resolves when all reported changes are on disk. */
export async function closeTranslations(): Promise<void> {
  const last = following
  following = undefined
  await last?.close()
}
