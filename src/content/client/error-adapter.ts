import { createSerializationAdapter } from '@tanstack/react-router'
import { ContentError, type ContentErrorCode } from '../error.ts'

/** Carries a `ContentError` to the browser as its code alone, so that `instanceof` holds there too. */
export const contentErrorAdapter = createSerializationAdapter({
  key: 'content-error',
  test: (value): value is ContentError => value instanceof ContentError,
  toSerializable: (error): ContentErrorCode => error.code,
  fromSerializable: (code: ContentErrorCode) => new ContentError(code),
})
