/**
 * Inline script for the document's head: settle what `vw` means before anything is painted.
 *
 * Where a scrollbar takes room Chromium resolves the viewport units of the root before it knows, and again at the next
 * change of the root's style; opening an overlay would then resize every text by a hair. This is that change, early.
 */
export const scrollbarWidthScript = `(root=>{const room=innerWidth-root.clientWidth;if(room)root.style.setProperty('--scrollbar',room+'px')})(document.documentElement)`
