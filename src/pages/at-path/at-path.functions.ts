import { createServerFn } from '@tanstack/react-start'
import { byPathAndPage } from '#app/content/pages/input.server.ts'
import { answer } from '#app/site-content/site-answer.server.ts'
import { atPath } from './at-path.server.ts'
import { aboutAtPath } from './structured-data.server.ts'

export const fetchAtPath = createServerFn()
  .validator(byPathAndPage)
  .handler(({ data }) => answer(data.locale, (content) => atPath(content, data.path, data.page), aboutAtPath))
