import { sealOf, weaveOf } from '../shell/engraving/guilloche.ts';

const width = 60;
const height = 84;
const size = 76;

/** The pattern of a game's deck. It is drawn once and shared by all card backs. */
function backOf(slug: string): string {
  return weaveOf(sealOf(slug), size).join('');
}

const weaves = new Map<string, string>();

/** The back of a game's cards: its guilloche pattern inside a white border. */
export function CardBack({ slug }: { slug: string }) {
  const weave = weaves.get(slug) ?? backOf(slug);
  weaves.set(slug, weave);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="card-face is-back" aria-hidden="true">
      <rect x="3.5" y="3.5" width="53" height="77" rx="3" className="card-ground" />
      <svg x="4" y="4" width="52" height="76" viewBox={`${(size - 52) / 2} 0 52 ${size}`} aria-hidden="true">
        <path d={weave} className="card-weave" />
      </svg>
    </svg>
  );
}
