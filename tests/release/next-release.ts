import { globSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commit, edit, git } from './project.ts'

/** The note of the second release. */
export const NOTE = 'Links have another text.'
/** The content migration of the second release. */
export const MIGRATION = 'content/migrations/0099-nothing.ts'
/** Texts that the second release changes and adds, and that the home page contains. */
export const CHANGED_MESSAGE = 'Skip to the content'
export const NEW_MESSAGE = 'More of the site'

const ORIGINS = "const EDITOR_ORIGINS = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const\n\n"

/** Develops the product after its first release: a renamed file, a removed module, a new setting, a new message, a migration. */
export function develop(folder: string): void {
  git(folder, 'mv', 'src/config/time-zone.ts', 'src/config/zone.ts')
  edit(folder, 'src/config/check-site.server.ts', './time-zone.ts', './zone.ts')
  edit(folder, 'src/content/reading/model.server.ts', '#app/config/time-zone.ts', '#app/config/zone.ts')

  rmSync(join(folder, 'src/config/editor-origins.ts'))
  for (const file of ['src/server/security/content-security-policy.server.ts', 'src/layout/preview/live/live-preview.ts'])
    edit(folder, file, /import \{ EDITOR_ORIGINS \} .*\n([^]*?\n\n)/, (imports) => imports.replace(/.*\n/, '') + ORIGINS)

  edit(folder, 'src/config/site.ts', "'listSection' | ", "'listSection' | 'shortList' | ")
  edit(folder, 'src/config/limits.ts', '  listSection: 6,\n', '  listSection: 6,\n  shortList: 3,\n')
  edit(folder, 'src/config/check-site.server.ts', /( +)listSection: (z.*\n)/, (line) => line + line.replace('listSection', 'shortList'))

  for (const file of globSync('messages/*.json', { cwd: folder }))
    edit(folder, file, /^( +"skip_to_content": ".*",?)$/m, (line) => `  "more_of_the_site": "${NEW_MESSAGE}",\n${line}`)
  edit(folder, 'messages/en.json', '"Skip to content"', `"${CHANGED_MESSAGE}"`)
  edit(folder, 'src/layout/site-layout/SiteLayout.tsx', '{m.skip_to_content()}', '{`${m.skip_to_content()} · ${m.more_of_the_site()}`}')

  writeFileSync(join(folder, MIGRATION), 'export default function (): void {}\n')
  commit(folder, 'Work between releases')
  edit(folder, 'CHANGELOG.md', '## [0.1.0]', `## Unreleased\n\n### Upgrading\n\n- ${NOTE}\n\n## [0.1.0]`)
  commit(folder, 'Note it')
}
