import { useEffect, useState } from 'react'
import type { TocItem } from '#app/rich-text/rich-text.ts'

/** The area above the reading line, which is two fifths down the window. No page is higher than the first number. */
const ABOVE_THE_LINE = '1000000px 0px -60% 0px'

/**
 * Returns the id of the current section: the last whose heading is above the reading line. Returns `undefined` before the first one and on
 * the server.
 */
export function useScrollSpy(headings: readonly TocItem[]): string | undefined {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) =>
        setPassed((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting } of changes) {
            if (isIntersecting) after.add(target.id)
            else after.delete(target.id)
          }
          return after
        }),
      { rootMargin: ABOVE_THE_LINE },
    )
    for (const { id } of headings) {
      const heading = document.getElementById(id)
      if (heading) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [headings])
  return headings.findLast(({ id }) => passed.has(id))?.id
}
