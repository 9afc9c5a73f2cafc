import { createSerializationAdapter } from '@tanstack/react-router'
import { ContentError, type ContentErrorCode } from '../error.ts'

/** Serializes a `ContentError` for the browser as its code, so that `instanceof` works there too. */
export const contentErrorAdapter = createSerializationAdapter({
  key: 'content-error',
  test: (value): value is ContentError => value instanceof ContentError,
  toSerializable: (error): ContentErrorCode => error.code,
  fromSerializable: (code: ContentErrorCode) => new ContentError(code),
})
