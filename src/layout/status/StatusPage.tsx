import { useMatch } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import site from '#config'
import { m } from '#messages'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PlainStatus, type StatusProps } from './PlainStatus.tsx'
import { StatusView } from './StatusView.tsx'

/** Browsers load the view with the first such answer. If that fails, plain words replace it. */
const View = createIsomorphicFn()
  .server(atOnce(StatusView))
  .client(
    onDemand(() =>
      import('./StatusView.tsx').then(
        (loaded) => loaded.StatusView,
        () => PlainStatus,
      ),
    ),
  )

interface Props extends StatusProps {
  /** What the answer is, for the title of the document: the headline may be the editors' own, and playful. */
  readonly documentTitle: string
}

/** Shows an answer that is no page, such as 404, and says what it is in the title of the document. */
export function StatusPage({ documentTitle, ...status }: Props) {
  const name = useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.name.text })
  return (
    <>
      <title>{m.title_and_site({ title: documentTitle, site: name ?? site.name })}</title>
      <View {...status} />
    </>
  )
}
