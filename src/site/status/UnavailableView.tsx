import { m } from '#messages'
import { Lost } from './Lost.tsx'

/** Say that the content cannot be reached for a while, and offer another try. */
export function UnavailableView({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return <Lost title={m.unavailable_title()} text={m.unavailable_text()} onRetry={onRetry} />
}
