/**
 * Inline script for the document's head: fixes the size of `vw` before the first paint.
 *
 * If a scrollbar takes space, Chromium first resolves viewport units of the root without the scrollbar. The next style change of the root
 * corrects them. Opening an overlay would then resize all text slightly. This script triggers the correction early.
 */
export const scrollbarWidthScript = `(root=>{const room=innerWidth-root.clientWidth;if(room)root.style.setProperty('--scrollbar',room+'px')})(document.documentElement)`
