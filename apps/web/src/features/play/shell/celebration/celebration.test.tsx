import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Celebration } from './celebration.tsx';
import { countedTo } from './count-up.tsx';

const given = { amount: 1_250_000n, currency: 'gold', reducedMotion: false, over: false } as const;

/** Renders the element and waits until the lazy part is loaded. */
async function shown(element: React.ReactElement): Promise<HTMLElement> {
  const { container } = render(element);
  await act(async () => void (await import('./celebration-show.tsx')));
  return container;
}

describe('Celebration', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('renders nothing for a round that paid no more than its stake', async () => {
    expect((await shown(<Celebration {...given} tier="none" />)).innerHTML).toBe('');
    expect((await shown(<Celebration {...given} tier="none" over total={{ note: '8 free spins' }} />)).innerHTML).toBe(
      '',
    );
  });

  it.each([
    ['win', ''],
    ['big', 'Big win'],
    ['huge', 'Huge win'],
  ] as const)('of tier %s counts up to its amount, with the text "%s"', async (tier, word) => {
    const stage = await shown(<Celebration {...given} tier={tier} />);
    expect(stage.textContent).not.toContain('12,500');
    vi.advanceTimersByTime(4_000);
    expect(stage.textContent).toContain('12,500');
    expect(stage.textContent).toContain(word);
    expect(stage.querySelectorAll('.celebration-card')).toHaveLength(tier === 'win' ? 0 : 1);
  });

  it('lets more pieces fall the higher the tier is, and none for a win', async () => {
    const sparks = async (tier: 'win' | 'big' | 'huge') =>
      (await shown(<Celebration {...given} tier={tier} />)).querySelectorAll('.celebration-spark').length;
    expect(await sparks('win')).toBe(0);
    const big = await sparks('big');
    expect(big).toBeGreaterThan(0);
    expect(await sparks('huge')).toBeGreaterThan(big);
  });

  it('shows the total of a feature without celebration when it is not a win', async () => {
    const stage = await shown(<Celebration {...given} tier="none" total={{ note: '8 free spins' }} />);
    vi.advanceTimersByTime(100);
    expect(stage.textContent).toBe('Total returned12,500 GC8 free spins');
    expect(stage.querySelector('.celebration-spark')).toBeNull();
    expect((await shown(<Celebration {...given} tier="win" total={{ note: '8 free spins' }} />)).textContent).toContain(
      'Total win',
    );
  });

  it('is replaced by the amount when the round is over', async () => {
    const stage = await shown(<Celebration {...given} tier="huge" over />);
    expect(stage.querySelector('.celebration-card')).toBeNull();
    expect(stage.textContent).toBe('12,500');
  });

  it('neither moves nor counts with reduced motion', async () => {
    const stage = await shown(<Celebration {...given} tier="huge" reducedMotion />);
    expect(stage.textContent).toContain('12,500');
    expect(stage.querySelector('.celebration-spark')).toBeNull();
    expect(stage.querySelector('.celebration-card')).not.toBeNull();
  });
});

describe('countedTo', () => {
  it.each([
    [45n, 0.5, 39n],
    [99n, 1, 99n],
    [125_000n, 0.5, 109_300n],
    [125_050n, 1, 125_050n],
    [125_000n, 0, 0n],
  ])('at an amount of %d and a progress of %d, returns %d hundredths', (amount, share, counted) => {
    expect(countedTo(amount, share)).toBe(counted);
  });
});
