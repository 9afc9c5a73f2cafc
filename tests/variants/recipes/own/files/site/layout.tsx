import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { Header } from '#app/layout/header/Header.tsx'
import type { OwnLayout } from '#app/layout/site-layout/own-layout.ts'

export const layout: OwnLayout = {
  Header: ({ layout: content, meta }) => (
    <div data-own-header={content.locale}>
      <Header layout={content} meta={meta} />
    </div>
  ),
  AfterContent: ({ layout: content }) => (
    <p data-own-content>
      <LocalizedTextView of={content.name} />
    </p>
  ),
  BeforeFooter: () => <hr data-own-rule />,
}
