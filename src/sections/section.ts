/** What every section is to a page: a part of it, as the editor composed it. `Type` is the content type. */
export interface SectionContent<Type extends string = string> {
  readonly type: Type
  readonly id: string
}
