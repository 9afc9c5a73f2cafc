import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteSettings } from '../../src/config/site.ts'
import { messagesFor } from '../languages/message-tags.ts'

/** The languages come from the settings of the site, so that a new one is entered once. */
const SETTINGS = 'project.inlang/settings.json'

/** Where a project of the message compiler lies that is not the site's own. */
interface OtherProject {
  /** Its settings. */
  readonly file: string
  /** Leads from the folder of the project to that of the packages. */
  readonly root: string
  /** Leads from there to the folder of the messages. */
  readonly messages?: string
}

/** Name the messages that the languages of a site show, each once. */
export function shownMessages({ locales, baseLocale }: Pick<SiteSettings, 'locales' | 'baseLocale'>): readonly string[] {
  return [...new Set(locales.map(({ tag }) => messagesFor(tag, baseLocale)))]
}

/** Write the settings of the message compiler from those of a site, where they differ. */
export async function writeInlangSettings(
  site: SiteSettings,
  { file, root, messages = './messages' }: OtherProject = { file: SETTINGS, root: './' },
): Promise<void> {
  const tags = shownMessages(site)
    .map((tag) => `"${tag}"`)
    .join(', ')
  const wanted = `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "${messagesFor(site.baseLocale, site.baseLocale)}",
  "locales": [${tags}],
  "modules": ["${root}node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": { "pathPattern": "${messages}/{locale}.json" }
}
`
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, wanted)
}
