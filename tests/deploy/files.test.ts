import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { variableNames } from '../../src/config/env.server.ts'

const program = (...paths: string[]) => paths.find((path) => existsSync(path))
const NGINX = program('/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx')
const HAPROXY = program('/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy')
const ANALYZE = program('/usr/bin/systemd-analyze')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function output(command: string, ...args: string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, text: stdout + stderr }
}

test.skipIf(HAPROXY === undefined)('deploy/haproxy: HAProxy accepts its file', () => {
  const { status, text } = output(HAPROXY ?? '', '-c', '-f', 'deploy/haproxy/haproxy.cfg')
  expect(status, text).toBe(0)
})

test.skipIf(NGINX === undefined)('deploy/nginx: nginx accepts its file', () => {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  const whole = `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths} include ${resolve('deploy/nginx/site.conf')}; }`
  writeFileSync(join(folder, 'nginx.conf'), whole)
  const { status, text } = output(NGINX ?? '', '-t', '-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf'))
  expect(status, text).toBe(0)
})

test.skipIf(ANALYZE === undefined)('deploy/systemd: systemd accepts each line of the units', () => {
  for (const kind of ['service', 'socket']) {
    const unit = readFileSync(`deploy/systemd/site@.${kind}`, 'utf8').replace('/usr/bin/node', process.execPath)
    writeFileSync(join(folder, `site@3000.${kind}`), unit)
  }
  const { text } = output(ANALYZE ?? '', 'verify', '--man=no', '--recursive-errors=no', join(folder, 'site@3000.service'), join(folder, 'site@3000.socket'))
  expect(text.split('\n').filter((line) => line.includes('site@3000.'))).toEqual([])
})

test('deploy/systemd: the service waits for the notification of the site, which a child process sends', () => {
  const unit = readFileSync('deploy/systemd/site@.service', 'utf8').split('\n')
  expect(unit).toEqual(expect.arrayContaining(['Type=notify', 'NotifyAccess=all', 'TimeoutStartSec=infinity']))
  expect(readFileSync('deploy/systemd/site@.socket', 'utf8')).toMatch(/^ListenStream=127\.0\.0\.1:%i$/m)
})

test('deploy: the files set only variables that the site has', () => {
  const files = ['container/Containerfile', 'container/compose.yaml', 'systemd/site@.service'].map((name) => readFileSync(`deploy/${name}`, 'utf8')).join('\n')
  const named = new Set(files.match(/\b(?:SITE|CONTENT|CONTENTFUL|DRAIN)_[A-Z_]+\b/g))
  expect([...named].filter((name) => !variableNames().includes(name))).toEqual([])
  expect(named.size).toBeGreaterThan(8)
})

test('deploy/container: the image copies files that exist, and runs the documented command as a user without rights', () => {
  const file = readFileSync('deploy/container/Containerfile', 'utf8')
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  expect(copied.length).toBeGreaterThan(4)
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  const [, last = ''] = /[^]*^(FROM [^]*)$/m.exec(file) ?? []
  const [, command = '[]'] = /^CMD (.*)$/m.exec(last) ?? []
  const words: string[] = JSON.parse(command)
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(words.join(' '))
  expect(last).toMatch(/^USER node$/m)
  expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '))
  expect(readFileSync('deploy/container/Containerfile.containerignore', 'utf8').split('\n')).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules']))
})

test('deploy/container: Varnish of compose.yaml gets the hosts of the two nodes', () => {
  const [, expressions = ''] = /sed ((?:-e "[^"]+" ?)+)/.exec(readFileSync('deploy/container/compose.yaml', 'utf8')) ?? []
  const { text } = output('sh', '-c', `sed ${expressions} deploy/varnish/default.vcl`)
  expect([...text.matchAll(/^  \.(?:host|port) = "(.+)"/gm)].map(([, value]) => value)).toEqual(['one', '3000', 'two', '3000'])
})
