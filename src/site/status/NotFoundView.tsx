import { m } from '#messages'
import { Lost } from './Lost.tsx'

/** Say that there is no page at this address. */
export function NotFoundView() {
  return <Lost title={m.not_found_title()} text={m.not_found_text()} />
}
