import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Code of a team: another header, an address, an endpoint, a source of images, and other words. */
export const TEAM: Readonly<Record<string, string>> = {
  'site/layout.tsx': `import type { OwnLayout } from '#app/layout/site-layout/own-layout.ts'
import { Header } from './header.tsx'

export const layout: OwnLayout = { Header }
`,
  'site/header.tsx': `export function Header() {
  return <header id="own-header">Rye and Salt</header>
}
`,
  'site/routes/imprint.tsx': `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$locale/(site)/imprint')({ component: Imprint })

function Imprint() {
  return <h1>Imprint of the bakery</h1>
}
`,
  'site/endpoints.server.ts': `import type { OwnEndpoints } from '#app/server/own-endpoints.server.ts'

export const endpoints: OwnEndpoints = {
  hello: { methods: ['GET'], policy: 'message', answer: async () => new Response('Hello from the bakery') },
}
`,
  'site/messages/en.json': `{
  "$schema": "https://inlang.com/schema/inlang-message-format",
  "back_to_top": "Up"
}
`,
  'content/bakery.txt': 'Rye\n',
}

/** Writes files below a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
