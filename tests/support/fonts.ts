import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folders with the fonts of the tests: packages of the project, and no folder of the machine. */
const FONT_FOLDERS = [
  ...['arimo', 'gelasio', 'hina-mincho', 'tinos', 'zen-kaku-gothic-new'].map((name) => packageFolder(`@expo-google-fonts/${name}`)),
  packageFolder('dejavu-fonts-ttf'),
]

/** The font families of the tests, each with the names that it replaces. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  Arimo: ['sans-serif', 'system-ui', 'Arial', 'Helvetica'],
  Tinos: ['serif', 'Times', 'Times New Roman'],
  Gelasio: ['Georgia'],
  // For Arabic before its web font has loaded, and for characters that no other font has.
  'DejaVu Sans': [],
  'DejaVu Sans Mono': ['monospace', 'ui-monospace', 'Courier New'],
  'Zen Kaku Gothic New': ['Hiragino Sans', 'Yu Gothic', 'YuGothic', 'Noto Sans JP', 'Noto Sans CJK JP'],
  'Hina Mincho': ['Hiragino Mincho ProN', 'Yu Mincho', 'YuMincho', 'Noto Serif JP', 'Noto Serif CJK JP'],
}

const FOLDER = resolve('.cache/test-fonts')

/** Writes the fontconfig settings of the tests if they are missing. Returns the environment that applies them to a browser. */
export function fontEnvironment(): { readonly FONTCONFIG_FILE: string } {
  const file = `${FOLDER}/fonts.conf`
  const text = settings()
  if (textOf(file) !== text) {
    mkdirSync(FOLDER, { recursive: true })
    // Several processes may write at once. Renaming prevents reads of an incomplete file.
    const own = `${file}.${process.pid}`
    writeFileSync(own, text)
    renameSync(own, file)
  }
  return { FONTCONFIG_FILE: file }
}

function settings(): string {
  const standIns = Object.entries(FAMILIES).flatMap(([family, names]) => names.map((name) => standIn(name, family)))
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${FONT_FOLDERS.map((folder) => `<dir>${escaped(folder)}</dir>`).join('\n')}
<cachedir>${escaped(FOLDER)}</cachedir>
<config><rescan><int>0</int></rescan></config>
${standIns.join('\n')}
<match target="pattern"><edit name="family" mode="append_last">
${Object.keys(FAMILIES)
  .map((family) => `<string>${family}</string>`)
  .join('\n')}
</edit></match>
<match target="font">
<edit name="antialias"><bool>true</bool></edit>
<edit name="hinting"><bool>false</bool></edit>
<edit name="rgba"><const>none</const></edit>
</match>
</fontconfig>
`
}

/** With `same`, the replacement has the priority of the original name. Otherwise the browser uses the next family of the stack. */
function standIn(name: string, family: string): string {
  return `<match target="pattern"><test name="family" qual="any"><string>${name}</string></test><edit name="family" mode="assign" binding="same"><string>${family}</string></edit></match>`
}

function packageFolder(name: string): string {
  return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
