import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteSettings } from '../../src/config/site.ts'
import { messagesFor } from '../languages/message-tags.ts'

/** The languages in this file are written from the site's settings, so that a new language is added in one place. */
const SETTINGS = 'project.inlang/settings.json'

/** Location of a compiler project other than the site's own. */
interface OtherProject {
  /** Path of its settings file. */
  readonly file: string
  /** Relative path from the project's folder to the folder of the packages. */
  readonly root: string
  /** Relative path from there to the folder of the product's messages. */
  readonly messages?: string
  /** Relative path from there to the folder of the team's messages, which take precedence. The compiler ignores missing files. */
  readonly own?: string
}

/** Returns the tags of the messages that the languages of a site show, without duplicates. */
export function shownMessages({ locales, baseLocale }: Pick<SiteSettings, 'locales' | 'baseLocale'>): readonly string[] {
  return [...new Set(locales.map(({ tag }) => messagesFor(tag, baseLocale)))]
}

/** Writes the settings of the message compiler from those of a site, if they differ. */
export async function writeInlangSettings(
  site: SiteSettings,
  { file, root, messages = './messages', own = './site/messages' }: OtherProject = { file: SETTINGS, root: './' },
): Promise<void> {
  const tags = shownMessages(site)
    .map((tag) => `"${tag}"`)
    .join(', ')
  const wanted = `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "${messagesFor(site.baseLocale, site.baseLocale)}",
  "locales": [${tags}],
  "modules": ["${root}node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": { "pathPattern": ["${messages}/{locale}.json", "${own}/{locale}.json"] }
}
`
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, wanted)
}
