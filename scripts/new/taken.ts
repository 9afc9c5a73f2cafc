import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import site from '../../app.config.ts'
import { StartError } from '../../src/config/start-error.ts'
import { configured } from '../adopted/configured.ts'
import { shownMessages } from '../messages/inlang-settings.ts'
import { readProductMessages } from '../messages/message-file.ts'
import { readTypes } from '../model/content-types.ts'
import { MODEL_FILE } from '../model/own-model.ts'
import { foldersIn } from '../own-code/generated.ts'
import { hiddenRoutes } from '../own-code/route-addresses.ts'
import { ownRoutes, routeClashes } from '../own-code/routes.ts'
import type { Kind, Names } from './names.ts'

/** Throws a `StartError` if the space, the product or the team has a content type, a listing or a theme with the name. */
export async function refuseTaken(kind: Kind, { type, listing }: Names): Promise<void> {
  const folder = kind === 'theme' ? `src/themes/${type}` : `src/routes/$locale/${listing}`
  if (kind !== 'section' && existsSync(folder)) throw new StartError(`The product has ${folder}: choose another name.`)
  if (kind === 'theme') return
  const own = (['sections', 'page-types'] as const).find((each) => foldersIn('.', each).includes(type))
  if (own !== undefined) throw new StartError(`site/${own}/${type} exists already: choose another name, or delete it first. Nothing was written.`)
  for (const file of new Set([MODEL_FILE, configured().CONTENT_SPACE].filter((each) => existsSync(each)))) {
    const types = await readTypes(file)
    if (types.some(({ sys }) => sys.id === type)) throw new StartError(`${relative('.', file)} has a content type "${type}" already: choose another name.`)
  }
}

/** Throws a `StartError` if a message of the product has the key, because the team's message would replace it. */
export async function refuseTakenMessage(key: string): Promise<void> {
  for (const tag of shownMessages(site)) {
    if (key in (await readProductMessages(tag)))
      throw new StartError(`The product has a message "${key}": choose another name for the listing. Nothing was written.`)
  }
}

/** Throws a `StartError` if files exist, or if the address of a route among them is taken or translated. */
export function refuseFiles(files: readonly string[]): void {
  const there = files.find((file) => existsSync(file))
  if (there !== undefined) throw new StartError(`${there} exists already: choose another name, or delete it first. Nothing was written.`)
  const routes = files.filter((file) => file.startsWith('site/routes/'))
  const problems = [...routeClashes('.', [...ownRoutes('.'), ...routes]), ...hiddenRoutes(site, '.', routes)]
  if (problems.length > 0)
    throw new StartError(`The listing needs another name: add --listing <name>. Nothing was written.\n${problems.map((each) => `  ${each}`).join('\n')}`)
}
