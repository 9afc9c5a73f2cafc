/**
 * How an upgrade treats a file.
 *
 * - `site`: code of the team. The product ships no such file.
 * - `demonstration`: settings and content. They follow the releases until the team changes one of them, and then belong to the team.
 * - `replaced`: belongs to the team once the team has changed it.
 * - `generated`: taken from the release, then generated again.
 * - `keys`: JSON that is merged key by key.
 * - `merged`: merged by git.
 */
export type Rule = 'site' | 'demonstration' | 'replaced' | 'generated' | 'keys' | 'merged'

const RULES: readonly (readonly [pattern: RegExp, rule: Rule])[] = [
  [/^site\//, 'site'],
  // Migrations of the product change the spaces of all teams.
  [/^content\/migrations\//, 'merged'],
  [/^(?:app\.config\.ts|content\.config\.ts|content\.types\.ts|content\/.*|public\/.*)$/, 'demonstration'],
  [/^(?:README\.md|LICENSE)$/, 'replaced'],
  [/^package-lock\.json$|\.gen\.tsx?$|^project\.inlang\/settings\.json$/, 'generated'],
  [/^(?:package\.json|src\/release\.json|messages\/[^/]+\.json)$/, 'keys'],
]

/** Returns the rule for a file. */
export function ruleFor(path: string): Rule {
  return RULES.find(([pattern]) => pattern.test(path))?.[1] ?? 'merged'
}

/** Returns whether codemods apply to a file: code and settings of the team. */
export function hasCodemods(path: string): boolean {
  return /^(?:site\/.*\.(?:ts|tsx|css|json)|app\.config\.ts|content\.config\.ts)$/.test(path)
}

const SEAMS: readonly (readonly [pattern: RegExp, seam: string])[] = [
  [/^messages\//, '`site/messages/<tag>.json` replaces single messages and adds others'],
  [/^src\/sections\//, '`site/sections/<type>/` adds a section type'],
  [/^src\/(?:entries|pages|config\/page-types)\//, '`site/page-types/<type>/` adds a page type, and `site/cards.tsx` replaces cards'],
  [/^src\/routes\//, '`site/routes/` adds addresses below the language'],
  [/^src\/(?:themes|styles|ui)\//, '`site/themes/<name>/` changes the appearance'],
  [/^src\/layout\//, '`site/layout.tsx` replaces header and footer, and fills the slots of the layout'],
  [/^src\/seo\/|^src\/app\/document/, '`site/document.tsx` adds to the head of each page'],
  [/^src\/server\/security\//, '`site/policy.server.ts` adds sources to the content security policy'],
  [/^src\/(?:features\/|app\/endpoints)/, '`site/endpoints.server.ts` adds endpoints below `/api/site/`'],
  [/^src\/config\/env\.server\.ts$|^\.env\.example$/, '`site/env.server.ts` adds environment variables'],
  [/^src\/config\//, '`app.config.ts` contains the settings'],
  [/^content\/migrations\//, '`site/migrations/` contains migrations of the team'],
  [/^package\.json$/, 'none is necessary: an upgrade merges this file key by key'],
  [/^src\/release\.json$/, 'none is necessary: an upgrade keeps the address and sets the version'],
  [/^tests\//, 'tests of the team belong into other files than those of the product'],
]

/** Returns the seam that replaces an edit of a file of the product. */
export function seamFor(path: string): string {
  return SEAMS.find(([pattern]) => pattern.test(path))?.[1] ?? 'there is none for this file; keep the edit small, and offer it to the project'
}
