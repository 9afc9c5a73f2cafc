import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runToEnd, type Expectation } from './run-command.ts'

const ANSWERS = /^Vitrine answers at http/m
const PAGE = { says: ANSWERS, path: '/en' }
const SERVICE = { says: /^Content service: http:/m, path: '/spaces/meridian00001/environments/master/locales?access_token=any', port: 4100 }

/** Copies an export file with its pictures to the path that the documentation uses. */
function putExport(copy: string, folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true })
  cpSync(join(copy, 'content/space.json'), join(copy, folder, 'export.json'))
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
})
