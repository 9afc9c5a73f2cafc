import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { toPublicError } from './public-error.server.ts'

/** Replaces errors of server functions by public ones, so that no internal message reaches a visitor. */
export const sanitizeErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error)) throw error
    throw toPublicError(error)
  }
})
