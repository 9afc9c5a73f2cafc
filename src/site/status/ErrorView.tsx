import { m } from '#messages'
import { Lost } from './Lost.tsx'

/** Say that a page could not be shown, and offer another try. */
export function ErrorView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return <Lost title={m.error_title()} text={m.error_text()} onRetry={onRetry} />
}
