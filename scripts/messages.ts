import { glob, readFile } from 'node:fs/promises'
import { compile } from '@inlang/paraglide-js'

/** How the messages in `messages/` become functions, for the build, the checks and the tests alike. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules' as const,
  // No URL strategy: addresses belong to src/i18n, and the strategy would bring a polyfill to the browser.
  strategy: ['globalVariable', 'baseLocale'] satisfies ['globalVariable', 'baseLocale'],
}

/** Find what is wrong with the messages: keys that a language lacks or has alone. */
export async function messageProblems(): Promise<string[]> {
  const settings: { baseLocale: string; locales: string[] } = JSON.parse(await readFile('project.inlang/settings.json', 'utf8'))
  const base = await keysOf(settings.baseLocale)
  const problems: string[] = []
  for (const locale of settings.locales) {
    const keys = await keysOf(locale)
    problems.push(...base.filter((key) => !keys.includes(key)).map((key) => `messages/${locale}.json has no "${key}"`))
    problems.push(
      ...keys.filter((key) => !base.includes(key)).map((key) => `messages/${locale}.json has "${key}", which messages/${settings.baseLocale}.json has not`),
    )
  }
  return problems
}

async function keysOf(locale: string): Promise<string[]> {
  return Object.keys(JSON.parse(await readFile(`messages/${locale}.json`, 'utf8'))).filter((key) => key !== '$schema')
}

/** Find messages that no source file names. */
export async function unusedMessages(): Promise<string[]> {
  const files = (await Array.fromAsync(glob('src/**/*.{ts,tsx}'))).filter((file) => !file.startsWith('src/paraglide/'))
  const sources = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key))
  return (await keysOf('en')).filter((key) => !used.has(key)).map((key) => `"${key}" is in messages/, but no source file uses it`)
}

/** Compile the messages; throws one error that names every missing one. */
export async function compileMessages(): Promise<void> {
  const problems = await messageProblems()
  if (problems.length > 0) throw new Error(`The messages need a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  await compile(paraglideOptions)
}

if (import.meta.main) {
  await compileMessages()
  process.exit(0)
}
