import { theme } from '#theme'
import { BreakableText } from '#app/i18n/LocalizedTextView.tsx'
import { textProps } from '#app/i18n/text-props.ts'
import { type StatusProps, Retry } from './PlainStatus.tsx'
import { StatusLinks } from './StatusLinks.tsx'
import stylesheet from './status.css?url'

/** Renders a status: the theme's picture, the reason and the recovery options. */
export function StatusView({ title, text, suggestions, offers, onRetry }: StatusProps) {
  return (
    <div className="page columns status" data-offers={offers}>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <svg className="status-picture" viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
        <use href={`${theme.statusPicture}#picture`} />
      </svg>
      <div className="status-words">
        <h1 className="status-title" {...textProps(title)}>
          <BreakableText of={title} />
        </h1>
        <p className="status-text" {...textProps(text)}>
          {text.text}
        </p>
        {onRetry && <Retry className="status-retry" onRetry={onRetry} />}
        {offers === 'links' && <StatusLinks suggestions={suggestions} />}
      </div>
    </div>
  )
}
