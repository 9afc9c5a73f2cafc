import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile, UNFINISHED } from 'contentful-emulator/disk/replace-file.ts'

/** Interval at which a process marks its files as used, and removes old ones. */
const DAY_MS = 24 * 3_600_000

/**
 * Stores the assets of this build in a folder with those of earlier builds, so that visitors with an open page still get its scripts. Marks
 * the files as used, and removes files that no process has used for `days` days. Several processes may share the folder.
 */
export async function storeAssets(assets: string, folder: string, days: number, now: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const stored = new Set(await readdir(folder))
  const own = new Set(await readdir(assets))
  for (const name of own) {
    if (!stored.has(name)) await replaceFile(join(folder, name), await readFile(join(assets, name)))
    await utimes(join(folder, name), new Date(now), new Date(now))
  }
  for (const name of stored) {
    if (own.has(name)) continue
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }))
    if (mtimeMs < now - (UNFINISHED.test(name) ? 1 : days) * DAY_MS) await rm(join(folder, name), { force: true })
  }
}

/** Stores the assets now and once a day. Reports once if the folder is not writable. */
export async function storeAssetsDaily(assets: string, folder: string, days: number, log: (message: string) => void): Promise<void> {
  let isReported = false
  const store = () =>
    storeAssets(assets, folder, days, Date.now()).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!isReported) log(`[assets] Scripts of earlier builds are not stored: ${reason}`)
      isReported = true
    })
  setInterval(() => void store(), DAY_MS).unref()
  await store()
}
