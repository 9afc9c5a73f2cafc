import { cp } from 'node:fs/promises'

/** Adds files of every kind to `site/` in a copy: layout, cards, head, policy, endpoint, variable, route, and other words for a message. */
export async function addOwnCode(_edit: unknown, folder: string): Promise<void> {
  await cp(new URL('own/files', import.meta.url), folder, { recursive: true })
}
