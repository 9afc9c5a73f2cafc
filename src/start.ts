import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { contentErrorAdapter } from './content/error-adapter.ts'
import { sanitizeErrors } from './http/sanitize-errors.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter],
}))
