import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { lossOf } from './index-loss.ts'

const { file }: { readonly file: string } = workerData
parentPort?.postMessage({ damage: damageIn(file) }, [])

/** Reads a whole index file and returns the first damage that SQLite finds, or `undefined`. */
function damageIn(index: string): string | undefined {
  const database = new DatabaseSync(index, { readOnly: true, timeout: 5000 })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all()
    for (const { name } of tables) {
      const [finding] = Object.values(database.prepare(`PRAGMA quick_check("${String(name).replaceAll('"', '""')}")`).get() ?? {})
      if (finding !== 'ok') return `${String(name)}: ${String(finding)}`
    }
    return undefined
  } catch (error) {
    if (lossOf(error) !== 'damaged') throw error
    return error instanceof Error ? error.message : String(error)
  } finally {
    database.close()
  }
}
