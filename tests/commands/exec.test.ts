import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
const commands = Object.entries(scripts).flatMap(([name, script]) => script.split(/&&|\|\||;/).map((command) => ({ name, command: command.trim(), script })))
const started = commands.filter(({ command }) => command.startsWith('exec '))

// On Windows, npm runs scripts with cmd.exe, which has no `exec`. It finds `exec.cmd` in the folder of package.json, in which scripts run.
test('exec.cmd: runs its arguments as they were written, in one line that cmd.exe does not print', () => {
  expect(readFileSync('exec.cmd', 'utf8')).toMatch(/^@%\*\r?\n?$/)
})

test('exec: begins the last command of the scripts whose server receives signals', () => {
  expect(started.map(({ name }) => name)).toEqual(['start', 'dev', 'serve', 'content-service', 'foundation'])
  // A command after it would never run: a shell replaces itself, and cmd.exe does not return from a script that runs without `call`.
  for (const { command, script } of started) expect(script.endsWith(command), script).toBe(true)
})

test('exec: runs a command of an installed package, so that cmd.exe finds it too', () => {
  for (const { command } of started) {
    const [, program = ''] = command.split(' ')
    expect(existsSync(`node_modules/.bin/${program}`), program).toBe(true)
    // cmd.exe keeps single quotes, and reads $ and backticks as letters.
    expect(command).not.toMatch(/['`$\\]/)
  }
})
