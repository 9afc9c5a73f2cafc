import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { CHROMIUM, CHROMIUM_ARGS } from '../../scripts/processes/chromium.ts'
import { ensurePackages } from '../../scripts/processes/ensure-packages.ts'

const FOLDER = fileURLToPath(new URL('.', import.meta.url))
const COMMAND = `${FOLDER}node_modules/lighthouse/cli/index.js`
const MAX_VISIT_MS = 120_000
const ATTEMPTS = 3

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const audit = z.object({ title: z.string(), score: z.number().nullable(), numericValue: z.number().optional() })
const category = z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) })
const report = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z.record(z.string(), audit),
  runtimeError: z.object({ code: z.string() }).optional(),
})

/** The result of Lighthouse for one visit to a page. */
export interface Visit {
  /** Scores from 0 to 100, in the order of `CATEGORIES`. */
  readonly scores: readonly number[]
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
  readonly shift: number
  /** Reasons why a category other than performance is below 100. */
  readonly findings: readonly string[]
}

/** Installs Lighthouse if it is missing. It is separate because it is large and only this bench uses it. Throws an error if that fails. */
export function ensureLighthouse(): void {
  ensurePackages(FOLDER, 'Lighthouse')
}

/** Visits a page on Lighthouse's simulated phone with a slow network and processor. Throws an error if there is no report. */
export async function visit(url: string): Promise<Visit> {
  for (let attempt = 1; ; attempt += 1) {
    const { categories, audits, runtimeError } = await reportOf(url)
    // Sometimes the browser returns no trace of the visit. This is not an error of the page.
    if (!runtimeError) return read({ categories, audits })
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse could not visit ${url}: ${runtimeError.code}`)
  }
}

async function reportOf(url: string): Promise<z.output<typeof report>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'))
  // The report is written to a file, because Lighthouse truncates its standard output when it exits.
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ')
  const args = [COMMAND, url, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags}`]
  try {
    const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, CHROME_PATH: CHROMIUM }, timeout: MAX_VISIT_MS })
    await once(child, 'exit')
    return report.parse(JSON.parse(await readFile(file, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function read({ categories, audits }: Pick<z.output<typeof report>, 'categories' | 'audits'>): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const others = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) => categories[name].auditRefs)
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name].score ?? Number.NaN) * 100)),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    findings: others.flatMap(({ id, weight }) => {
      const { title, score = null } = audits[id] ?? {}
      return title !== undefined && weight > 0 && score !== null && score < 1 ? [title] : []
    }),
  }
}
