import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runToEnd, type Expectation } from './run-command.ts'

const ANSWERS = /^Vitrine answers at http/m
const PAGE = { says: ANSWERS, path: '/en' }
const SERVICE = { says: /^Content service: http:/m, path: '/spaces/meridian00001/environments/master/locales?access_token=any', port: 4100 }

/** The line of the README that begins a project. */
export const CLONE = 'git clone https://github.com/OWNER/vitrine.git && cd vitrine'

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Team',
  GIT_AUTHOR_EMAIL: 'team@site.example',
  GIT_COMMITTER_NAME: 'Team',
  GIT_COMMITTER_EMAIL: 'team@site.example',
}
/** npm checks its arguments and the lock file, but neither requests packages nor writes files. */
const DRY = { npm_config_dry_run: 'true', npm_config_offline: 'true', npm_config_audit: 'false' }
/** npm must not see the packages of the copy, which are a link to those of the project. */
const withoutPackages = (copy: string) => rmSync(join(copy, 'node_modules'), { force: true })

/** Creates a repository in the copy, as a team does. Otherwise, its files would be among those that this repository ignores. */
async function beginRepository(copy: string): Promise<void> {
  const { code, printed } = await runToEnd('git init --quiet', copy, {})
  expect(code, printed).toBe(0)
}

/** Removes the repository of an earlier run, and adds the files that a release reads. */
function beginWithoutRepository(copy: string): void {
  rmSync(join(copy, '.git'), { recursive: true, force: true })
  mkdirSync(join(copy, 'docs'), { recursive: true })
  for (const file of ['docs/public-surface.txt', 'docs/upgrading.md']) cpSync(file, join(copy, file))
  writeFileSync(join(copy, 'CHANGELOG.md'), '# Changelog\n')
}

/** Adds notes of a change that is not released, and commits them. */
async function changeSomething(copy: string): Promise<void> {
  const file = join(copy, 'CHANGELOG.md')
  writeFileSync(file, readFileSync(file, 'utf8').replace('# Changelog\n', '# Changelog\n\n## Unreleased\n\n- A change.\n'))
  const { code, printed } = await runToEnd('git add --all && git commit -m Change', copy, { env: IDENTITY })
  expect(code, printed).toBe(0)
}

/** Copies an export file with its pictures to the path that the documentation uses. */
function putExport(copy: string, folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true })
  cpSync(join(copy, 'content/space.json'), join(copy, folder, 'export.json'))
}

/** Copies the second site of the demonstration, which the fixtures lack. */
function putFoundation(copy: string): void {
  cpSync('content/foundation', join(copy, 'content/foundation'), { recursive: true })
}

/** The commands that build, show or serve the site. `space` contains the variables for a content service with the space abc123. */
export const siteCommands = (space: Readonly<Record<string, string>>): Readonly<Record<string, Expectation>> => ({
  'npm run build': {
    says: /^Built dist\/ in [\d.]+ s\.$/m,
    async after(copy) {
      const { code, printed } = await runToEnd('npm run build', copy, {})
      expect(code, printed).toBe(0)
      expect(printed).toMatch(/^dist\/ is up to date \([\d.]+ s\)\.$/m)
      expect(printed).not.toContain('Built')
    },
  },
  'npm start': PAGE,
  'CONTENTFUL_SPACE_ID=abc123 CONTENTFUL_DELIVERY_TOKEN=your-delivery-token npm start': { ...PAGE, env: space, says: /abc123/ },
  'npm start -- --space export.json': { ...PAGE, before: (copy) => putExport(copy, '.'), says: /export\.json/ },
  'npm start -- --space path/to/export.json': { ...PAGE, before: (copy) => putExport(copy, 'path/to'), says: /path\/to\/export\.json/ },
  'CONTENT_SPACE=path/to/export.json npm start': { ...PAGE, before: (copy) => putExport(copy, 'path/to'), says: /path\/to\/export\.json/ },
  'CONTENTFUL_SPACE_ID=meridian00001 CONTENTFUL_HOST=localhost:4100 CONTENTFUL_INSECURE=true npm start': {
    ...PAGE,
    beside: ['npm run content-service', 4100],
    says: /meridian00001/,
  },
  'npm run foundation': { ...PAGE, before: putFoundation, says: /with-foundation\.json/ },
  // Runs with settings that define the second site `foundation`.
  'npm run content:preview-link -- --site --on foundation': {
    env: { SITE_SETTINGS: 'content/foundation/app.config.ts', SITE_PREVIEW_SECRET: 'a secret of the tests' },
    before: putFoundation,
    says: /^http:\/\/foundation\.localhost:3000\/api\/preview\?token=\S+$/m,
  },
  'npm run serve': PAGE,
  'node --import ./scripts/require-node.mjs scripts/serve.ts': PAGE,
  'SITE_ORIGIN=https://www.bakery.example HOST=0.0.0.0 npm run serve': PAGE,
  'NODE_ENV=production SITE_ORIGIN=https://www.bakery.example HOST=0.0.0.0 npm run serve': PAGE,
  'npm run dev': { says: /Local:/, path: '/en' },
  'PSEUDO=true npm run dev': { says: /Local:/, path: '/en' },
  'npm run content-service': SERVICE,
  'npm run content-service -- --space content/space.json': SERVICE,
  'npm run content-service -- --embargo all': SERVICE,
  'npx tsc --noEmit': { says: /^/ },
  'npm run format': { before: beginRepository, says: /^Finished in /m },
  'npm run prose': { says: /scripts\/prose\.ts\s*$/ },
  'npm run prose -- src/features/search': { says: /^0 findings$/m },
  'npm run prose -- --figures': { says: /^ {2}return\(s\) +\d/m },
  'npm run prose -- --record': { says: /^/ },
  'npm run new': { code: 1, says: /^Name a kind and one name, such as: npm run new -- section notice$/m },
  'git init': {
    before: beginWithoutRepository,
    says: /^Initialized empty Git repository/m,
    after: (copy) => appendFileSync(join(copy, '.git/info/exclude'), '/node_modules\n/.cache\n/dist\n/src/paraglide\n/server.log\n'),
  },
  'git add --all': { says: /^/ },
  'git commit -m "Begin with Vitrine 0.1.0"': { env: IDENTITY, says: /Begin with Vitrine 0\.1\.0$/m },
  'git diff': { says: /^$/ },
  'openssl rand -hex 16': { says: /^[0-9a-f]{32}$/m },
  'npm run theme:faces': { code: 1, says: /`npm run theme:faces -- --install` installs it/ },
  'npm run release': { code: 1, says: /^npm run release needs --version, such as --version 0\.2\.0\.$/m },
  'npm run release -- --version 0.1.0 --address https://example.com/vitrine.git': {
    env: IDENTITY,
    before: changeSomething,
    says: /^ {2}git push --atomic origin HEAD releases v0\.1\.0$/m,
    after: (copy) => expect(readFileSync(join(copy, 'src/release.json'), 'utf8')).toContain('"https://example.com/vitrine.git"'),
  },
  'npm run release -- --version 0.2.0': { env: IDENTITY, before: changeSomething, says: /^ {2}git push --atomic origin HEAD releases v0\.2\.0$/m },
  'npm run release -- --surface': { says: /^/ },
  'npm install': { env: DRY, before: withoutPackages, says: /^add vitest [^]*added \d+ packages/m },
  'npm ci': { env: DRY, before: withoutPackages, says: /^add vitest [^]*added \d+ packages/m },
  'npm ci --omit=dev': { env: DRY, before: withoutPackages, says: /^(?![^]*(?:invalid config|^add vitest ))[^]*added \d+ packages/ },
})
