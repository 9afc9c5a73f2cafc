import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'
import type { Kind } from '../../kinds.ts'

const WORDS: Readonly<Record<Kind, (inputs: Record<string, never>, options: { readonly locale: Locale }) => string>> = {
  'broken-link': m.health_kind_broken_link,
  'link-to-draft': m.health_kind_link_to_draft,
  'link-to-archived': m.health_kind_link_to_archived,
  'link-to-scheduled': m.health_kind_link_to_scheduled,
  'link-elsewhere': m.health_kind_link_elsewhere,
  'link-without-page': m.health_kind_link_without_page,
  'dead-address': m.health_kind_dead_address,
  'unsafe-address': m.health_kind_unsafe_address,
  'dead-external-link': m.health_kind_dead_external_link,
  'slug-clash': m.health_kind_slug_clash,
  'slug-missing': m.health_kind_slug_missing,
  'slug-reserved': m.health_kind_slug_reserved,
  'parent-loop': m.health_kind_parent_loop,
  'redirect-loop': m.health_kind_redirect_loop,
  'redirect-chain': m.health_kind_redirect_chain,
  'redirect-shadowed': m.health_kind_redirect_shadowed,
  'redirect-nowhere': m.health_kind_redirect_nowhere,
  'redirect-unreadable': m.health_kind_redirect_unreadable,
  'redirect-ended': m.health_kind_redirect_ended,
  'required-empty': m.health_kind_required_empty,
  'unfit-value': m.health_kind_unfit_value,
  'unknown-section': m.health_kind_unknown_section,
  'unfit-link': m.health_kind_unfit_link,
  'unfit-characters': m.health_kind_unfit_characters,
  'announcement-ended': m.health_kind_announcement_ended,
  'type-drift': m.health_kind_type_drift,
  'type-news': m.health_kind_type_news,
  'picture-oversize': m.health_kind_picture_oversize,
  'picture-without-size': m.health_kind_picture_without_size,
  'picture-format': m.health_kind_picture_format,
  'file-missing': m.health_kind_file_missing,
  'alt-missing': m.health_kind_alt_missing,
  'alt-untranslated': m.health_kind_alt_untranslated,
  'language-missing': m.health_kind_language_missing,
  untranslated: m.health_kind_untranslated,
  'partly-translated': m.health_kind_partly_translated,
  'machine-translated': m.health_kind_machine_translated,
  orphan: m.health_kind_orphan,
  'page-unreached': m.health_kind_page_unreached,
  'asset-unused': m.health_kind_asset_unused,
}

/** Returns the name of a kind of finding. */
export function kindWord(kind: Kind, locale: Locale): string {
  return WORDS[kind]({}, { locale })
}
