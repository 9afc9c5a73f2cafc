import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { contentErrorAdapter } from '#app/content/client/error-adapter.ts'
import { jsonAdapter } from '#app/content/view/json-adapter.ts'
import { sanitizeErrors } from '#app/server/response/sanitize-errors.ts'
import { serverCalls } from '#app/layout/preview/server-calls.ts'
import { refuseUnknownFunctions } from '#app/server/server-functions/unknown-functions.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), refuseUnknownFunctions],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter, jsonAdapter],
  serverFns: serverCalls,
}))
