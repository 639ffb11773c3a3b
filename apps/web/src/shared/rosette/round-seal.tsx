import { useMemo } from 'react';
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
  // Pictures of their own, because a browser moves parts of a picture on its main thread, and whole pictures outside it.
  const parts = {
    lines: <RosetteLines seal={seal} />,
    edge: <path d={`${strokes}M-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0`} />,
    lock: <path d="M-13-3h26v20h-26zM-8-3v-7a8 8 0 0 1 16 0v7" />,
    tick: <path d={sealTick} />,
  };
  return (
    <span data-verified={isVerified || undefined} className={`round-seal ${className}`}>
      {Object.entries(parts).map(([name, part]) => (
        <svg key={name} viewBox="-130 -130 260 260" aria-hidden="true" className={`seal-${name}`}>
          {part}
        </svg>
      ))}
    </span>
  );
}
