import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import site from '../app.config.ts'

/** The languages come from app.config.ts, so that a new one is entered once. */
const SETTINGS = 'project.inlang/settings.json'

/** Write the settings of the message compiler from those of the site, where they differ. */
export async function writeInlangSettings(file = SETTINGS, messages = './messages/{locale}.json'): Promise<void> {
  const tags = site.locales.map((locale) => `"${locale.tag}"`).join(', ')
  const wanted = `{
  "$schema": "https://inlang.com/schema/project-settings",
  "baseLocale": "${site.baseLocale}",
  "locales": [${tags}],
  "modules": ["./node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": { "pathPattern": "${messages}" }
}
`
  if ((await readFile(file, 'utf8').catch(() => '')) === wanted) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, wanted)
}
