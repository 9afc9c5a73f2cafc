import { createFileRoute } from '@tanstack/react-router'
import { fetchStory } from '#app/pages/story/story.functions.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { StoryView } from '#app/pages/story/StoryView.tsx'
import { fallbacks } from '../../-fallbacks.tsx'

export const Route = createFileRoute('/$locale/stories/$slug')({
  loader: ({ params: { locale, slug } }) => fetchStory({ data: { locale, slug } }),
  head: ({ loaderData, params }) => pageHead(params.locale, loaderData?.meta),
  component: StoryRoute,
  ...fallbacks,
})

function StoryRoute() {
  return <StoryView page={Route.useLoaderData()} />
}
