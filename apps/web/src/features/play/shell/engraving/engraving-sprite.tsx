import type { Engraving } from './engraved.ts';

function EngravingSymbol({ id, hatch, art }: { id: string; hatch: string; art: Engraving }) {
  return (
    <symbol id={id} viewBox="0 0 64 64">
      <g {...(art.turn ? { transform: `rotate(${art.turn} 32 32)` } : {})}>
        {art.strokes && (
          <path d={art.strokes} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
        )}
        <path d={art.body} fill="currentColor" fillRule="evenodd" />
        {art.shade && <path d={art.shade} fill={`url(#${hatch})`} fillRule="evenodd" />}
        {art.dark && <path d={art.dark} fill="var(--engrave)" />}
        {art.light && <path d={art.light} fill="currentColor" />}
        {art.cuts && <path d={art.cuts} fill="none" stroke="var(--engrave)" strokeWidth="1.1" strokeLinecap="round" />}
      </g>
      {art.ribbon && (
        <>
          <path d="M9 47H55V60H9L13 53.5Z M55 47L51 53.5L55 60Z" fill="var(--engrave)" stroke="currentColor" />
          <text
            x="32.5"
            y="57"
            textAnchor="middle"
            fontSize="10"
            fontWeight="700"
            letterSpacing="1.6"
            fill="currentColor"
          >
            {art.ribbon}
          </text>
        </>
      )}
    </symbol>
  );
}

/** The engravings of a game, once per page; everything else refers to them by `#prefix-id`. */
export function EngravingSprite({ prefix, art }: { prefix: string; art: Readonly<Record<string, Engraving>> }) {
  const hatch = `${prefix}-hatch`;
  return (
    // Zero-sized instead of hidden: patterns of a hidden drawing are not painted.
    <svg width="0" height="0" className="engraving absolute" aria-hidden="true" focusable="false">
      <defs>
        <pattern id={hatch} width="2.6" height="2.6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path d="M0 0V2.6" stroke="var(--engrave)" strokeWidth="1.5" />
        </pattern>
      </defs>
      {Object.entries(art).map(([id, engraving]) => (
        <EngravingSymbol key={id} id={`${prefix}-${id}`} hatch={hatch} art={engraving} />
      ))}
    </svg>
  );
}
