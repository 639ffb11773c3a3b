import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundSeal } from './round-seal.tsx';

const commitment = 'bd128244446855c0a67143b9d25acda92a71951990c4d568b869e4b9a4f31d7a';

function edgeOf(digits: string): string {
  const { container } = render(<RoundSeal commitment={digits} isVerified={false} />);
  return container.querySelector('.seal-edge path')?.getAttribute('d') ?? '';
}

it('has one stroke on its edge for each digit, as long as the digit', () => {
  const lengths = [...edgeOf(commitment).matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)].map((stroke) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = stroke.slice(1).map(Number);
    return Math.hypot(x1 - x0, y1 - y0);
  });
  expect(lengths).toHaveLength(64);
  for (const [place, length] of lengths.entries()) {
    expect(length).toBeCloseTo(4 + (16 * Number.parseInt(commitment[place] ?? '', 16)) / 15, 0);
  }
});

it('is another one for a commitment that differs in one digit', () => {
  expect(edgeOf(`c${commitment.slice(1)}`)).not.toBe(edgeOf(commitment));
});

it('is closed until the round is verified', () => {
  const { container, rerender } = render(<RoundSeal commitment={commitment} isVerified={false} />);
  const seal = container.querySelector<HTMLElement>('.round-seal');
  expect(seal?.dataset.verified).toBeUndefined();
  rerender(<RoundSeal commitment={commitment} isVerified />);
  expect(seal?.dataset.verified).toBe('true');
});
