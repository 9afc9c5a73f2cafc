import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createMiddleware } from '@tanstack/react-start'
import { toPublicError } from './public-error.server.ts'

/** Let no error of a server function reach a visitor but those made for them. */
export const sanitizeErrors = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error)) throw error
    throw toPublicError(error)
  }
})
