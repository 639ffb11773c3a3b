import { fairnessPage } from '@goldwren/messages/current/fairness-page';

const { picture } = fairnessPage;

/** Server, browser, round and check, in this order. */
const boxes = [
  { name: picture.server, note: picture.kept },
  { name: picture.browser, note: picture.fresh },
  { name: picture.round, note: picture.both },
  { name: picture.check, note: picture.here },
] as const;

interface Layout {
  id: string;
  shown: string;
  viewBox: string;
  width: number;
  at: readonly (readonly [x: number, y: number])[];
  arrows: readonly string[];
  /** The path of the fingerprint line, and the position of its label. */
  fingerprint: string;
  label: readonly [x: number, y: number];
}

const layouts: readonly Layout[] = [
  {
    id: 'scheme-title',
    shown: 'hidden sm:block',
    viewBox: '0 0 660 210',
    width: 180,
    at: [
      [10, 16],
      [10, 126],
      [240, 71],
      [470, 71],
    ],
    arrows: ['M190 48 L236 84', 'M190 152 L236 116', 'M420 100 L466 100'],
    fingerprint: 'M100 14 C 200 -10, 480 -10, 560 66',
    label: [270, 26],
  },
  // On a phone the boxes are stacked, because four boxes in a row would be too small to read.
  {
    id: 'scheme-title-narrow',
    shown: 'max-w-90 sm:hidden',
    viewBox: '0 0 320 396',
    width: 256,
    at: [
      [32, 8],
      [32, 90],
      [32, 192],
      [32, 294],
    ],
    arrows: ['M288 39 H306 V223 H292', 'M160 152 V188', 'M160 254 V290'],
    fingerprint: 'M32 39 H14 V325 H28',
    label: [14, 386],
  },
];

/** The diagram: secret and seed produce the round. The check gets both, and the fingerprint that was published first. */
export function SchemePicture() {
  return layouts.map((layout) => <Scheme key={layout.id} {...layout} />);
}

function Scheme({ id, shown, viewBox, width, at, arrows, fingerprint, label }: Layout) {
  const placed = boxes.map((box, index) => ({ ...box, x: at[index]?.[0] ?? 0, y: at[index]?.[1] ?? 0 }));
  return (
    <svg viewBox={viewBox} role="img" aria-labelledby={id} className={`mt-6 w-full text-ink ${shown}`}>
      <title id={id}>{picture.title}</title>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {placed.map(({ name, x, y }) => (
          <rect key={name} x={x} y={y} width={width} height="62" rx="10" />
        ))}
        {arrows.map((path) => (
          <path key={path} d={path} />
        ))}
        <path d={fingerprint} strokeDasharray="6 5" />
      </g>
      <g fill="currentColor" fontSize="16">
        {placed.map(({ name, note, x, y }) => (
          <g key={name} textAnchor="middle">
            <text x={x + width / 2} y={y + 27} fontWeight="600">
              {name}
            </text>
            <text x={x + width / 2} y={y + 48} fontSize="14">
              {note}
            </text>
          </g>
        ))}
        <text x={label[0]} y={label[1]} fontSize="14">
          {picture.fingerprint}
        </text>
      </g>
    </svg>
  );
}
