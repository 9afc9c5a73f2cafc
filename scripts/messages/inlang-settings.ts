import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteSettings } from '../../src/config/site.ts'

/** The languages come from app.config.ts, so that a new one is entered once. */
const SETTINGS = 'project.inlang/settings.json'

/** Write the settings of the message compiler from those of a site, where they differ. `root` leads from the folder of the project to that of the packages. */
export async function writeInlangSettings(site: SiteSettings, file = SETTINGS, root = './'): Promise<void> {
  const tags = site.locales.map((locale) => `"${locale.tag}"`).join(', ')
  const wanted = `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "${site.baseLocale}",
  "locales": [${tags}],
  "modules": ["${root}node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": { "pathPattern": "./messages/{locale}.json" }
}
`
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, wanted)
}
