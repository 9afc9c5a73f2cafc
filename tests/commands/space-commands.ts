import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Expectation } from './run-command.ts'
import { writeBlog } from '../adopt/adopted-space.ts'

type Env = Readonly<Record<string, string>>
export type Commands = Readonly<Record<string, Expectation>>

const EXPORTS = 'export CONTENTFUL_SPACE_ID=abc123 CONTENTFUL_MANAGEMENT_TOKEN=your-management-token\n'
const YES = 'yes\n'
const has = (file: string) => (copy: string) => expect(existsSync(join(copy, file)), file).toBe(true)

/** The commands that move content. `hosts` contains the address of the fake management API, `space` also the space and its tokens. */
export const movingCommands = (hosts: Env, space: Env): Commands => ({
  'npm run content:push -- --dry-run': { env: space, says: /Nothing was written\./ },
  [`${EXPORTS}npm run content:push`]: { env: hosts, types: YES, says: /space abc123 \(master\) is up to date with content\/space\.json\./ },
  'npm run content:push': { env: space, says: /Entries +0 created, 0 changed, 4 unchanged/ },
  'npm run content:push -- --space export.json --content-only --yes': { env: space, says: /is up to date with .*export\.json\./ },
  'npm run content:pull -- --to backup': { env: space, says: /space abc123 \(master\) → .*backup\/space\.json/, after: has('backup/space.json') },
  'npm run content:pull': { env: space, types: YES, says: /space abc123 \(master\) → content\/space\.json/, after: has('content/assets.ctfassets.net') },
  'npm run content:migrate -- --dry-run': { env: space, says: /space abc123 \(master\): \d+ migrations, 0 of them done[^]*Nothing was written\./ },
  [`${EXPORTS}npm run content:migrate -- --baseline`]: { env: hosts, types: YES, says: /space abc123 \(master\) is up to date: all migrations have run\./ },
  'npm run content:migrate -- --baseline': { env: space, says: /migrations, [1-9]\d* of them done/ },
  'npm run content:migrate': { env: space, says: /migrations, [1-9]\d* of them done/ },
  'npm run content:import-translations -- --file translations/de.xlf --dry-run': { env: space, before: writeTranslation, says: /Nothing was written\./ },
  'npm run content:import-translations -- --file translations/de.xlf': { env: space, before: writeTranslation, types: YES, says: /Entries: done, 1/ },
})

const TRANSLATION = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
  <file id="bread" original="abc123/master" canResegment="no" xml:space="preserve">
    <unit id="name" name="name">
      <segment id="s" state="initial">
        <source>Bread</source><target>Brot und mehr</target>
      </segment>
    </unit>
  </file>
</xliff>
`

/** Writes a translation of an entry of the small space. */
function writeTranslation(copy: string): void {
  mkdirSync(join(copy, 'translations'), { recursive: true })
  writeFileSync(join(copy, 'translations/de.xlf'), TRANSLATION)
}

/** The commands that create a webhook. `hosts` contains the address of fake settings of a space. */
export const webhookCommands = (hosts: Env, space: Env): Commands => ({
  'CONTENTFUL_SPACE_ID=abc123 CONTENTFUL_MANAGEMENT_TOKEN=your-management-token npm run content:webhook -- --url https://www.bakery.example': {
    env: hosts,
    says: /the webhook "Site at www\.bakery\.example" is created[^]*https:\/\/www\.bakery\.example\/api\/webhooks\/contentful/,
  },
  'npm run content:webhook': { env: space, says: /the webhook ".+" is created/ },
})

/**
 * The commands that read content or create links to it. `host` contains the address of a content service.
 * `space` also names its space abc123, whose environment staging has custom content types.
 */
export const readingCommands = (host: Env, space: Env): Commands => ({
  'npm run content:check': { says: /^0 errors, \d+ warnings?, \d+ notices?$/m },
  'npm run content:check -- --space export.json': { says: /^0 errors, \d+ warnings?, \d+ notices?$/m },
  'npm run content:check -- --junit content.xml': {
    says: /0 errors/,
    after: (copy) => expect(readFileSync(join(copy, 'content.xml'), 'utf8')).toContain('<testsuites'),
  },
  'npm run content:translations': { says: /^Language +Missing +Outdated +Unknown +Complete +Words to translate$/m },
  'npm run content:translations -- --language de --type story': { says: /^de( +\d+){5}$/m },
  'npm run content:translations -- --state outdated --all': { says: /^Language +Missing/m },
  'npm run content:translations -- --xliff translations': { says: /^(?:translations\/)?de(?:\.xlf)?: /m },
  'npm run content:translations -- --xliff translations --language de --state outdated': { says: /^de: no text to translate$/m },
  'npm run content:translations -- --xliff translations --machine unreviewed': { says: /^de: no text to translate$/m },
  'npm run content:translations -- --json': { says: /"isRecorded": false/ },
  'npm run content:model': { env: space, says: /^\d+ content types of the site, \d+ in space abc123/m },
  'export CONTENTFUL_SPACE_ID=abc123 CONTENTFUL_DELIVERY_TOKEN=your-delivery-token\nnpm run content:model -- --plan --environment staging --prefix vitrine': {
    env: host,
    says: /\.cache\/content-model\.cjs adds \d+\. To run it:\n {2}npx contentful-migration --space-id abc123 --environment-id staging/,
    after: has('.cache/content-model.cjs'),
  },
  'npm run content:preview-link': { says: /^ {2}http:\/\/\S+\/api\/preview\?secret=/m },
  'npm run content:preview-link -- --entry story-seeing --locale de': { says: /^http:\/\/\S+\/api\/preview\?token=\S+$/m },
  'npm run content:press-link': { says: /\/protected\/pass\/\S+\nopens files under embargo until/ },
  'npm run content:press-link -- --days 14 --to /en/press': { says: /\/protected\/pass\/\S+\nopens files under embargo until/ },
})

/**
 * The command that applies the plan of `content:model`. Its tool speaks to Contentful's own host alone. `fake` sends its requests to a
 * fake API.
 */
export const planCommands = (fake: Env): Commands => ({
  'npx contentful-migration --space-id abc123 --environment-id staging --access-token your-management-token .cache/content-model.cjs': {
    env: fake,
    types: 'y\n',
    says: /Migration successful/,
  },
})

/** The commands that adopt a space with custom content types, which `space` names. */
export const adoptingCommands = (space: Env): Commands => ({
  'npm run content:adopt -- --space export.json': {
    before: (copy) => writeBlog(join(copy, 'export.json')),
    says: /^blogPost +story /m,
    after: has('content.config.ts'),
  },
  'npm run content:adopt': { env: space, says: /^blogPost +story /m },
  'npm run content:types': { env: space, says: /content\.types\.ts/, after: has('content.types.ts') },
})
