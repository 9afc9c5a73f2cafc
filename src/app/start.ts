import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { contentErrorAdapter, jsonAdapter } from '#app/content/view/serialization-adapters.ts'
import { sanitizeErrors, refuseUnknownFunctions } from '#app/server/server-functions/middleware.ts'
import { serverCalls } from '#app/layout/preview/server-calls.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), refuseUnknownFunctions],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter, jsonAdapter],
  serverFns: serverCalls,
}))
