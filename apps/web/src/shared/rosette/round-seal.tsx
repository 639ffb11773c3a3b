import { type ReactNode, useMemo } from 'react';
import { RosetteLines } from './rosette.tsx';
import { sealOf } from './seal.ts';
import { edgeOf, sealTick } from './seal-edge.ts';
import './round-seal.css';

interface RoundSealProps {
  /** The commitment of the round, as hexadecimal digits. Each round has its own. */
  commitment: string;
  /** True once the browser has verified the round. The seal is closed until then. */
  isVerified: boolean;
  className?: string;
}

/**
 * The seal of a round: a rosette that is drawn from the commitment of the round, and exists before the round is played. It
 * opens into a tick when the round is verified. Decorative: a text next to it says the same.
 */
export function RoundSeal({ commitment, isVerified, className = '' }: RoundSealProps) {
  const [seal, strokes] = useMemo(() => [sealOf(commitment), edgeOf(commitment)] as const, [commitment]);
  return (
    <span data-verified={isVerified || undefined} className={`round-seal ${className}`}>
      <Part name="lines">
        <RosetteLines seal={seal} />
      </Part>
      <Part name="edge">
        <path d={strokes} />
        <circle r="34" />
      </Part>
      <Part name="lock">
        <path d="M-13-3h26v20h-26zM-8-3v-7a8 8 0 0 1 16 0v7" />
      </Part>
      <Part name="tick">
        <path d={sealTick} />
      </Part>
    </span>
  );
}

/** A picture of its own, because a browser moves parts of a picture on its main thread, and whole pictures outside it. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg viewBox="-130 -130 260 260" aria-hidden="true" className={`seal-${name}`}>
      {children}
    </svg>
  );
}
