import { allSites, currentSite } from '#app/config/current-site.server.ts'
import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { Environment } from '#app/config/env.server.ts'
import { environment } from '#app/config/env.server.ts'
import { delivery } from '#app/content/client/delivery.server.ts'
import { readVersion } from '#app/content/version/version.server.ts'
import { siteModel } from '#app/site-content/site-model.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { followTranslations, type FollowedTranslations } from './follow-translations.server.ts'
import { TranslationHistory } from './history.server.ts'
import { machineMarks } from './machine-made.server.ts'
import { readLinkedEntries } from '../space/read-space.server.ts'
import { readReport } from './report/read-report.server.ts'
import { accepting, type TranslationReport } from './report/translation-report.ts'
import { dismissTranslation, type TranslatedField } from './dismiss.server.ts'
import { cachedReport } from '../site-health.server.ts'

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
  const api = delivery(source.client)
  const versionOf = await readVersion(api, siteModel, source.mapped)
  const history = TranslationHistory.read(historyFile({ ...environment(), CONTENT_STATE: folder }, source.space))
  try {
    // Several sites share the translations of their space.
    const roots = new Set(
      allSites().flatMap((site) => {
        const { settings, homeId } = versionOf(site)
        return [...site.tags.flatMap((locale) => homeId(locale) ?? []), ...(settings ? [settings.id] : [])]
      }),
    )
    const { chain, mapped } = versionOf(currentSite())
    const machineMark = await machineMarks(await readLinkedEntries(api), { parts: siteModel.parts, chain, mapped })
    return await readReport({ ...source, roots: [...roots], machineMark }, history)
  } finally {
    history?.close()
  }
}

const reportOf = cachedReport(() => translationReport())
/** Dismissals since a report was created, which takes long in a large space. */
const dismissals = new WeakMap<TranslationReport, Set<string>>()
const keyOf = (entry: string, field: string, locale: string) => JSON.stringify([entry, field, locale])

/** Returns the report of the current content, shared by all callers. Throws `DeliveryError`. */
export async function currentTranslations(): Promise<TranslationReport> {
  const report = await cached()
  const dismissed = dismissals.get(report)
  return dismissed ? accepting(report, (...of) => dismissed.has(keyOf(...of))) : report
}

async function cached(): Promise<TranslationReport> {
  return reportOf(String((await contentSource()).revision?.()))
}

/** Marks a translation of the site as complete until its source changes again. */
export async function dismissOnSite(field: TranslatedField): Promise<void> {
  await following?.upToDate()
  const { space } = await contentSource()
  if (dismissTranslation(historyFile(environment(), space), field) !== 'dismissed') return
  const report = await cached()
  const dismissed = dismissals.get(report) ?? new Set()
  dismissals.set(report, dismissed.add(keyOf(field.entry, field.field, field.locale)))
}

/** Stops recording. Resolves when all reported changes are on disk. */
export async function closeTranslations(): Promise<void> {
  const last = following
  following = undefined
  await last?.close()
}
