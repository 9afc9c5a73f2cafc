// Runs before every command that needs packages, on whatever Node the machine has: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const installed = 'node_modules/.package-lock.json'
const wanted = 'package-lock.json'

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  // npm itself may run on an older Node than the packages ask for; theirs comes with them. Only errors are news here.
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' }) : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  if (status !== 0) {
    console.error('The packages could not be installed: see the message above. Is the npm registry reachable?')
    process.exit(status ?? 1)
  }
}
