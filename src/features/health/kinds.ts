/** Severity of a finding. An error affects visitors, a warning shows visitors less than intended, a notice only suggests to tidy up. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Topics of findings, in the order of the report. */
export const TOPICS = ['links', 'addresses', 'redirects', 'model', 'types', 'pictures', 'alternatives', 'languages', 'unused'] as const
export type Topic = (typeof TOPICS)[number]

interface KindOf {
  readonly topic: Topic
  readonly severity: Severity
}

/** Every kind of finding, with its topic and default severity. */
export const KINDS = {
  'broken-link': { topic: 'links', severity: 'error' },
  'link-to-draft': { topic: 'links', severity: 'error' },
  'link-to-archived': { topic: 'links', severity: 'error' },
  'link-to-scheduled': { topic: 'links', severity: 'notice' },
  'link-elsewhere': { topic: 'links', severity: 'warning' },
  'link-without-page': { topic: 'links', severity: 'warning' },
  'dead-address': { topic: 'links', severity: 'error' },
  'unsafe-address': { topic: 'links', severity: 'error' },
  'dead-external-link': { topic: 'links', severity: 'warning' },
  'slug-clash': { topic: 'addresses', severity: 'error' },
  'slug-missing': { topic: 'addresses', severity: 'error' },
  'slug-reserved': { topic: 'addresses', severity: 'error' },
  'parent-loop': { topic: 'addresses', severity: 'error' },
  'redirect-loop': { topic: 'redirects', severity: 'error' },
  'redirect-chain': { topic: 'redirects', severity: 'warning' },
  'redirect-shadowed': { topic: 'redirects', severity: 'warning' },
  'redirect-nowhere': { topic: 'redirects', severity: 'error' },
  'redirect-unreadable': { topic: 'redirects', severity: 'error' },
  'redirect-ended': { topic: 'redirects', severity: 'notice' },
  'required-empty': { topic: 'model', severity: 'error' },
  'unfit-value': { topic: 'model', severity: 'warning' },
  'unknown-section': { topic: 'model', severity: 'error' },
  'unfit-link': { topic: 'model', severity: 'warning' },
  'unfit-characters': { topic: 'model', severity: 'warning' },
  'announcement-ended': { topic: 'unused', severity: 'notice' },
  'type-drift': { topic: 'types', severity: 'error' },
  'type-news': { topic: 'types', severity: 'notice' },
  'picture-oversize': { topic: 'pictures', severity: 'warning' },
  'picture-without-size': { topic: 'pictures', severity: 'error' },
  'picture-format': { topic: 'pictures', severity: 'error' },
  'file-missing': { topic: 'pictures', severity: 'error' },
  'alt-missing': { topic: 'alternatives', severity: 'warning' },
  'alt-untranslated': { topic: 'alternatives', severity: 'notice' },
  'language-missing': { topic: 'languages', severity: 'warning' },
  untranslated: { topic: 'languages', severity: 'warning' },
  'partly-translated': { topic: 'languages', severity: 'notice' },
  'machine-translated': { topic: 'languages', severity: 'notice' },
  orphan: { topic: 'unused', severity: 'notice' },
  'page-unreached': { topic: 'unused', severity: 'notice' },
  'asset-unused': { topic: 'unused', severity: 'notice' },
} as const satisfies Readonly<Record<string, KindOf>>

export type Kind = keyof typeof KINDS

/** Returns whether a text is the id of a kind. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text)
}
