import { entries, model, phrase } from '#app/content/reading/model.server.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { SectionOnServer } from '../build.server.ts'

const callToActionModel = model('callToAction', { title: phrase, actions: entries(navigationItemModel.type) }, { text: phrase })

export const callToAction = {
  model: callToActionModel,
  async build(_build, entry) {
    const value = entry.read(callToActionModel)
    const links = actions(value?.actions)
    return value && links.length > 0 ? { type: 'callToAction', id: entry.id, title: value.title, text: value.text, actions: links } : undefined
  },
} satisfies SectionOnServer<'callToAction'>
