declare module 'xliff' {
  export interface XliffDocument {
    resources: Record<string, Record<string, { source: unknown; target?: unknown }>>
  }
  export function xliff2js(xml: string): Promise<XliffDocument>
  export function js2xliff(document: XliffDocument, options?: { indent: string }): Promise<string>
}
