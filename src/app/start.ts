import { createCsrfMiddleware, createStart, createMiddleware } from '@tanstack/react-start'
import { contentErrorAdapter, jsonAdapter } from '#app/content/view/serialization-adapters.ts'
import { serverCalls } from '#app/layout/preview/server-calls.ts'
import { callRefusal } from '#app/server/server-functions/calls.server.ts'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { toPublicError } from '#app/server/response/public-error.server.ts'

/** Responds with 404 to a call of an unknown function. No other error occurs before a function is reached. */
const refuseUnknownFunctions = createMiddleware().server(async ({ handlerType, next }) => {
  if (handlerType !== 'serverFn') return next()
  try {
    return await next()
  } catch {
    throw callRefusal(404)
  }
})

/** Replaces errors of server functions by public ones, so that no internal message reaches a visitor. */
const sanitizeErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error)) throw error
    throw toPublicError(error)
  }
})

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' }), refuseUnknownFunctions],
  functionMiddleware: [sanitizeErrors],
  serializationAdapters: [contentErrorAdapter, jsonAdapter],
  serverFns: serverCalls,
}))
