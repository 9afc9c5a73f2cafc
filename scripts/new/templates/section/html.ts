import { textHtml, type HtmlContext } from '#app/rich-text/html/html-context.ts'
import type { NoticeContent } from './notice.ts'

/** Renders the section for feeds and other readers outside of the site. */
export function html({ text }: NoticeContent, context: HtmlContext): string {
  return textHtml('p', text, context)
}
