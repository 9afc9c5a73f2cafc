import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

type Variables = Readonly<Record<string, string | undefined>>

/** First descriptor of the sockets that systemd passes. */
const FIRST_SOCKET = 3

/** Returns the descriptor of the socket at which systemd listens for a process, or `undefined`. See `sd_listen_fds(3)`. */
export function socketOfSystemd({ LISTEN_PID, LISTEN_FDS }: Variables, pid: number): number | undefined {
  return LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? FIRST_SOCKET : undefined
}

/**
 * Sends a state to systemd, if a unit with `Type=notify` started the process. The command `systemd-notify` sends it, because Node.js has no Unix
 * sockets for datagrams. See `sd_notify(3)` for the states.
 */
export function notifySystemd(state: string, variables: Variables, log: (message: string) => void): void {
  if (!variables['NOTIFY_SOCKET']) return
  spawn('systemd-notify', [state], { stdio: 'ignore', env: variables }).once('error', ({ message }) => {
    log(`NOTIFY_SOCKET is set, but systemd does not get ${state}: ${message}`)
  })
}

/** Notifies systemd when a check passes. Repeats it every `intervalMs` until then. */
export async function notifyWhenReady(isReady: () => Promise<boolean>, variables: Variables, log: (message: string) => void, intervalMs = 500): Promise<void> {
  if (!variables['NOTIFY_SOCKET']) return
  while (!(await isReady())) await sleep(intervalMs, undefined, { ref: false })
  notifySystemd('READY=1', variables, log)
}
