import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { contentErrorAdapter } from './content/error-adapter.ts'
import { sanitizeErrors } from './http/sanitize-errors.ts'
import { refuseUnknownFunctions } from './http/unknown-functions.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), refuseUnknownFunctions],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter],
}))
