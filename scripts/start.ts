import { spawn, spawnSync } from 'node:child_process'

// The build runs in a process of its own: it leaves timers behind, and NODE_ENV must be right from the first import.
const built = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
const server = spawn(process.execPath, ['scripts/serve.ts'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
