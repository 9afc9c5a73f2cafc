const LINES = [176, 208, 240, 272, 304]

/** Draw a page in its folder with one sheet that has slipped out. */
export function LooseSheet({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 500 500" width="500" height="500" fill="none" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <rect x="96" y="70" width="250" height="330" rx="14" fill="var(--paper-sunk)" stroke="var(--line)" />
      <path d="M132 122h110" stroke="var(--line-strong)" strokeWidth="8" />
      {LINES.map((y) => (
        <path key={y} d={`M132 ${y}h${y === 304 ? 96 : 178}`} stroke="var(--line)" strokeWidth="4" />
      ))}
      <g transform="rotate(9 330 330)">
        <rect x="222" y="196" width="208" height="250" rx="14" fill="var(--paper-raised)" stroke="var(--line-strong)" />
        <rect x="252" y="230" width="148" height="92" rx="8" stroke="var(--accent-vivid)" strokeDasharray="2 8" />
        <path d="M252 354h148M252 382h104" stroke="var(--line)" strokeWidth="4" />
        <path d="M252 410h44" stroke="var(--accent-vivid)" strokeWidth="4" />
      </g>
    </svg>
  )
}
