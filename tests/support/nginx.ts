import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureNginx } from '../../scripts/processes/nginx.ts'
import { freePort } from './process.ts'

/** An nginx of a test. */
interface TestNginx {
  readonly url: string
  stop(): Promise<void>
}

/** Starts nginx in front of a server, with a number of connections to keep open. */
export function startNginx(upstream: string, keepalive: number): Promise<TestNginx> {
  return start(
    (port) => `upstream site { server ${new URL(upstream).host}; keepalive ${keepalive}; }
  server {
    listen 127.0.0.1:${port}; client_max_body_size 20m;
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; }
  }`,
  )
}

/** Starts nginx with `deploy/nginx/site.conf` in front of two nodes. A node that hangs counts as failed after `patienceSeconds`. */
export function startDeployedNginx([one, two]: readonly [number, number], patienceSeconds: number): Promise<TestNginx> {
  const deployed = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${one}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${two}`)
    .replace('proxy_read_timeout 30s', `proxy_read_timeout ${patienceSeconds}s`)
  return start((port) => deployed.replace('listen 80;', `listen 127.0.0.1:${port};`))
}

/** Starts nginx with the servers of a port. */
async function start(serversOf: (port: number) => string): Promise<TestNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; ${folders}
  ${serversOf(port)}
}`,
  )
  const nginx = spawn(ensureNginx(), ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 1000 || nginx.exitCode !== null) throw new Error('nginx does not answer.')
    await new Promise((later) => setTimeout(later, 50))
  }
  return {
    url,
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
