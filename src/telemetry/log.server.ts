import { inspect, formatWithOptions } from 'node:util'
import { currentRequest } from './request.server.ts'
import { siteIdOfWork } from './site-of-work.server.ts'

/** `plain`: messages alone, for systems that add the time. `text`: with time, level and request id. `json`: one object in each line. */
export const LOG_FORMATS = ['plain', 'text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/** Returns the format that a variable names, or `plain`. For threads, which do not validate the environment again. */
export function formatNamed(name: string | undefined): LogFormat {
  return LOG_FORMATS.find((format) => format === name) ?? 'plain'
}

type Level = 'info' | 'warn' | 'error'
/** Further facts about an event, for the JSON form. */
type Facts = Readonly<Record<string, string | number | undefined>>

/** Writes lines to the streams of the process. */
export interface Log {
  write(level: Level, message: string, facts?: Facts): void
}

interface Output {
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown }
}

/** Creates a log that writes one line per event. If there are several sites, the line names the one that the event belongs to. */
export function createLog(format: LogFormat, { stdout, stderr }: Output = process, now = () => new Date()): Log {
  return {
    write(level, message, { requestId = currentRequest()?.id, site = siteIdOfWork() ?? currentRequest()?.site, ...facts } = {}) {
      const stream = level === 'info' ? stdout : stderr
      const time = now().toISOString()
      const named = site === undefined ? message : `[${site}] ${message}`
      if (format === 'json') stream.write(`${JSON.stringify({ time, level, message, requestId, site, ...facts })}\n`)
      else if (format === 'plain') stream.write(`${named}\n`)
      else stream.write(`${time} ${level.padEnd(5)}${requestId === undefined ? '' : ` ${requestId}`} ${oneLine(named)}\n`)
    },
  }
}

const LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const satisfies Record<string, Level>

/**
 * Passes what modules print with `console` to the log, so that each message has its time, level and request. In the format `plain` the
 * console stays as it is, unless messages name one of several sites (`hasSites`). Returns a function that restores the console.
 */
export function logConsole(format: LogFormat, log: Log, { to = console, hasSites = false }: { to?: Console; hasSites?: boolean } = {}): () => void {
  if (format === 'plain' && !hasSites) return () => undefined
  const { log: ownLog, info, warn, error } = to
  const line =
    (level: Level) =>
    (...values: unknown[]) => {
      const failure = values.find((value) => value instanceof Error)
      const said = format === 'json' ? values.filter((value) => value !== failure) : values
      const message = formatWithOptions({ colors: false }, ...(said.length > 0 ? said : [failure?.message]))
      log.write(level, message, format === 'json' && failure ? { error: inspect(failure) } : {})
    }
  Object.assign(to, { log: line(LEVELS.log), info: line(LEVELS.info), warn: line(LEVELS.warn), error: line(LEVELS.error) })
  return () => void Object.assign(to, { log: ownLog, info, warn, error })
}

/** Escapes line breaks and other control characters, which could forge a line or change the terminal. */
function oneLine(message: string): string {
  return message.replace(/[\p{Cc}\u2028\u2029]/gu, (character) =>
    character === '\n' ? '\\n' : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}
