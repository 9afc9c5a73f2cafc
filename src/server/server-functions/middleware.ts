import { createMiddleware } from '@tanstack/react-start'
import { callRefusal } from './calls.server.ts'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { toPublicError } from '../response/public-error.server.ts'

/** Responds with 404 to a call of an unknown function. No other error occurs before a function is reached. */
export const refuseUnknownFunctions = createMiddleware().server(async ({ handlerType, next }) => {
  if (handlerType !== 'serverFn') return next()
  try {
    return await next()
  } catch {
    throw callRefusal(404)
  }
})

/** Replaces errors of server functions by public ones, so that no internal message reaches a visitor. */
export const sanitizeErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error)) throw error
    throw toPublicError(error)
  }
})
