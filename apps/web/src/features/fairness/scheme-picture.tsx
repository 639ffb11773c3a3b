import { fairness } from '../../lib/words/fairness.ts';

const { picture } = fairness;
const boxes = [
  { x: 10, y: 16, name: picture.house, note: picture.kept },
  { x: 10, y: 126, name: picture.browser, note: picture.fresh },
  { x: 240, y: 71, name: picture.round, note: picture.both },
  { x: 470, y: 71, name: picture.check, note: picture.here },
] as const;

const arrows = ['M190 48 L236 84', 'M190 152 L236 116', 'M420 100 L466 100'] as const;

/** Secret and seed meet in the round; the check sees both and the fingerprint that came first. */
export function SchemePicture() {
  return (
    <svg viewBox="0 0 660 210" role="img" aria-labelledby="scheme-title" className="mt-6 w-full text-ink">
      <title id="scheme-title">{picture.title}</title>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {boxes.map(({ x, y }) => (
          <rect key={`${x}-${y}`} x={x} y={y} width="180" height="62" rx="10" />
        ))}
        {arrows.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d="M100 14 C 200 -10, 480 -10, 560 66" strokeDasharray="6 5" />
      </g>
      <g fill="currentColor" fontSize="16" textAnchor="middle">
        {boxes.map(({ x, y, name, note }) => (
          <g key={`${x}-${y}`}>
            <text x={x + 90} y={y + 27} fontWeight="600">
              {name}
            </text>
            <text x={x + 90} y={y + 48} fontSize="14">
              {note}
            </text>
          </g>
        ))}
        <text x="345" y="26" fontSize="14">
          {picture.fingerprint}
        </text>
      </g>
    </svg>
  );
}
