import type { DeepField } from '../json/deep-fields.ts'
import type { JsonObject } from '../json/json.ts'
import { spaceContent, type SpaceContent } from '../space/space-content.ts'
import { resourceReader, type ResourceReader } from './fed-resource.ts'

/** The model of a space, in delivery form. */
export interface FedModel {
  readonly contentTypes: readonly JsonObject[]
  readonly locales: readonly JsonObject[]
  readonly tags: readonly JsonObject[]
  readonly concepts: readonly JsonObject[]
  readonly conceptSchemes: readonly JsonObject[]
}

/** Identifies a space and its environment. */
export interface Place {
  readonly spaceId: string
  readonly environment: string
}

/** Creates the reader of a space's resources for a model. If a field is nested too deep, it removes the field and calls `leaveOut`. */
export async function readerFor(place: Place, model: FedModel, leaveOut: (field: DeepField) => void): Promise<ResourceReader> {
  return resourceReader(await contentOf(place, model), leaveOut)
}

/** Returns a space with a model and without resources. */
export function contentOf({ spaceId, environment }: Place, model: FedModel): Promise<SpaceContent> {
  const nothing = { editorInterfaces: [], entries: [], assets: [] }
  return spaceContent({ file: `space ${spaceId}`, space: {}, ...model, ...nothing }, { spaceId, environment })
}
