import { useMatch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentSite } from '#app/i18n/current-site.ts'
import { m } from '#messages'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PlainStatus, type StatusProps } from './PlainStatus.tsx'
import { StatusView } from './StatusView.tsx'

/** The view of a status in browsers, which load it with the first status page. If that fails, plain text replaces it. */
export const StatusViewOnDemand = onDemand(() =>
  import('./StatusView.tsx').then(
    (loaded) => loaded.StatusView,
    () => PlainStatus,
  ),
)

const View = createIsomorphicFn().server(atOnce(StatusView)).client(StatusViewOnDemand)

interface Props extends StatusProps {
  /** Title of the document, which names the status. The headline may be a text of the editors. */
  readonly documentTitle: string
}

/** Renders a status such as 404 and sets the title of the document. */
export function StatusPage({ documentTitle, ...status }: Props) {
  const name = useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.name.text })
  return (
    <>
      <title>{m.title_and_site({ title: documentTitle, site: name ?? currentSite().name })}</title>
      <View {...status} />
    </>
  )
}
