import { globSync, readFileSync } from 'node:fs'

/** A command of the documentation. */
export interface Documented {
  /** Exactly as written, without a comment at its end. */
  readonly command: string
  /** The `export` lines above it in the same block. */
  readonly exports: readonly string[]
  /** Files that contain the command. */
  readonly files: readonly string[]
}

const PROGRAM = /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|git|openssl|curl) \S/
const BLOCK = /^( *)```(\w*)\n([^]*?)^\1```$/gm

/** Only the README of the product is tested. An adopter replaces it. */
export const HAS_OUR_README = readFileSync('README.md', 'utf8').startsWith('# Vitrine\n')

/** Finds every command of README.md and docs/: the lines of `sh` blocks, and inline code that runs a command. */
export function documentedCommands(files: readonly string[] = [...(HAS_OUR_README ? ['README.md'] : []), ...globSync('docs/**/*.md')]): Documented[] {
  const found = new Map<string, Documented>()
  for (const file of files) {
    for (const { command, exports } of commandsIn(readFileSync(file, 'utf8'))) {
      const key = [...exports, command].join('\n')
      found.set(key, { command, exports, files: [...(found.get(key)?.files ?? []), file] })
    }
  }
  return [...found.values()]
}

/** Finds the commands of a Markdown text. */
export function commandsIn(markdown: string): Omit<Documented, 'files'>[] {
  const ofBlocks = [...markdown.matchAll(BLOCK)].flatMap(([, , language, block = '']) => (language === 'sh' ? commandsOfBlock(block) : []))
  const inline = [...markdown.replaceAll(BLOCK, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...ofBlocks, ...inline.filter((code) => PROGRAM.test(code)).map((command) => ({ command, exports: [] }))]
}

function commandsOfBlock(block: string): Omit<Documented, 'files'>[] {
  const lines = block
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())
  const exports: string[] = []
  return lines.flatMap((line) => {
    if (line.startsWith('export ')) exports.push(line)
    return line === '' || line.startsWith('export ') ? [] : [{ command: line, exports: [...exports] }]
  })
}
