import { useMatches } from '@tanstack/react-router'
import type { Graph } from 'schema-dts'
import type { Page } from '#app/content/view/page-meta.ts'
import { aboutAtPath } from '#app/page-types/at-path/structured-data.server.ts'
import { aboutEvent } from '#app/page-types/event/structured-data.server.ts'
import { aboutEvents } from '#app/page-types/event/listing/structured-data.server.ts'
import { aboutListing } from '#app/page-types/listing/structured-data.server.ts'
import { aboutPage } from '#app/page-types/page/structured-data.server.ts'
import { aboutPerson } from '#app/page-types/person/structured-data.server.ts'
import { aboutStory } from '#app/page-types/story/structured-data.server.ts'
import { aboutTopic } from '#app/page-types/topic/structured-data.server.ts'
import { asScript } from '#app/seo/structured-data/as-script.server.ts'
import { pageGraph, type About } from '#app/seo/structured-data/page-graph.server.ts'
import type { SiteFacts } from '#app/seo/structured-data/site-facts.ts'

type Match = ReturnType<typeof useMatches>[number]

/** Tell programs what the page is about, in a script that no browser runs. A page that failed says nothing. */
export function StructuredData() {
  const graph = graphOf(useMatches())
  return graph ? <script type="application/ld+json">{asScript(graph)}</script> : null
}

function graphOf(matches: readonly Match[]): Graph | undefined {
  const site = matches.find((match) => match.routeId === '/$locale')?.loaderData
  const shown = matches.at(-1)
  if (!site || !shown) return undefined
  const graph = <P extends Page>(page: P | undefined, about: (page: P, site: SiteFacts) => About) => page && pageGraph(page, site, about(page, site))
  switch (shown.routeId) {
    case '/$locale/':
      return graph(shown.loaderData, aboutPage)
    case '/$locale/$':
      return graph(shown.loaderData, aboutAtPath)
    case '/$locale/stories/$slug':
      return graph(shown.loaderData, aboutStory)
    case '/$locale/events/$slug':
      return graph(shown.loaderData, aboutEvent)
    case '/$locale/people/$slug':
      return graph(shown.loaderData, aboutPerson)
    case '/$locale/topics/$slug':
      return graph(shown.loaderData, aboutTopic)
    case '/$locale/stories/':
      return graph(shown.loaderData, ({ stories }) => aboutListing(stories))
    case '/$locale/events/':
      return graph(shown.loaderData, aboutEvents)
    case '/$locale/topics/':
      return graph(shown.loaderData, ({ topics }) => aboutListing(topics))
    case '/$locale/people/':
      return graph(shown.loaderData, ({ people }) => aboutListing(people))
    default:
      return undefined
  }
}
