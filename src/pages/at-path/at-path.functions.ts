import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { input, page } from '#app/content/request-input.server.ts'
import { answer } from '#app/site-content/site-answer.server.ts'
import { atPath, aboutAtPath } from './at-path.server.ts'

export const fetchAtPath = createServerFn()
  .validator(input({ path: z.string().min(1).max(1000), page }))
  .handler(({ data }) => answer(data.locale, (content) => atPath(content, data.path, data.page), aboutAtPath))
