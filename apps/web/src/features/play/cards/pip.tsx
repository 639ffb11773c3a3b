import { suitPaths } from './suit-art.ts';

/** The vertical middle of a 60 × 84 face. Symbols below it are upside down. */
export const faceMiddle = 42;

interface PipProps {
  suit: string;
  x: number;
  y: number;
  size: number;
}

export function Pip({ suit, x, y, size }: PipProps) {
  const turned = y > faceMiddle ? `rotate(180 ${x} ${y}) ` : '';
  const place = `${turned}translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return <path d={suitPaths[suit] ?? ''} transform={place} />;
}
