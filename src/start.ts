import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { contentErrorAdapter } from './content/client/error-adapter.ts'
import { jsonAdapter } from './content/view/json-adapter.ts'
import { sanitizeErrors } from './http/response/sanitize-errors.ts'
import { serverCalls } from './site/preview/server-calls.ts'
import { refuseUnknownFunctions } from './http/server-functions/unknown-functions.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), refuseUnknownFunctions],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter, jsonAdapter],
  serverFns: serverCalls,
}))
