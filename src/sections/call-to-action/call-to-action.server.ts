import { entries, model, localizedText } from '#app/content/reading/model.server.ts'
import { actions, navigationItemModel } from '../action/actions.server.ts'
import type { SectionOnServer } from '../build.server.ts'

const callToActionModel = model('callToAction', { title: localizedText }, { text: localizedText, actions: entries(navigationItemModel.type) })

export const callToAction = {
  model: callToActionModel,
  async build(_build, entry) {
    const value = entry.read(callToActionModel)
    return value && { type: 'callToAction', id: entry.id, title: value.title, text: value.text, actions: actions(value.actions) }
  },
} satisfies SectionOnServer<'callToAction'>
