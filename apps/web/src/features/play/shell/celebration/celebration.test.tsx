import { starlightFortune } from '@goldwren/game-engine/games/starlight-fortune';
import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roundOf } from '../../testing/shown-round.ts';
import { Celebration } from './celebration.tsx';
import type { CelebrationProps } from './celebration-props.ts';
import { countedTo } from './count-up.tsx';

const round = { ...roundOf(starlightFortune, 1), payout: '12500.00' };
const given = { round, reducedMotion: false, phase: 'showing' } as const;

/** Renders the element and waits until the lazy part is loaded. */
async function shown(props: Partial<CelebrationProps> & Pick<CelebrationProps, 'level'>): Promise<HTMLElement> {
  const { container } = render(<Celebration {...given} {...props} />);
  await act(async () => void (await import('./celebration-show.tsx')));
  return container;
}

describe('Celebration', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('renders nothing for a round that paid no more than its stake', async () => {
    expect((await shown({ level: 0 })).innerHTML).toBe('');
    expect((await shown({ level: 0, phase: 'idle', total: { note: '8 free spins' } })).innerHTML).toBe('');
  });

  it.each([
    [1, ''],
    [10, 'Big win'],
    [25, 'Big win'],
    [50, 'Huge win'],
    [100, 'Huge win'],
  ] as const)('at level %d counts up to its amount, with the text "%s"', async (level, word) => {
    const stage = await shown({ level });
    expect(stage.textContent).not.toContain('12,500');
    vi.advanceTimersByTime(4_000);
    expect(stage.textContent).toContain('12,500');
    expect(stage.textContent).toContain(word);
    expect(stage.querySelectorAll('.celebration-card')).toHaveLength(level === 1 ? 0 : 1);
  });

  it('lets more pieces fall at each level, behind everything else, and none for a win below ten times', async () => {
    const fallen = async (level: CelebrationProps['level']) => {
      const stage = await shown({ level });
      act(() => void vi.advanceTimersByTime(4_000));
      expect(stage.querySelectorAll('.celebration:not(.is-falling) .celebration-spark')).toHaveLength(0);
      return stage.querySelectorAll('.is-falling > .celebration-spark').length;
    };
    expect(await fallen(1)).toBe(0);
    const counts = [await fallen(10), await fallen(25), await fallen(50), await fallen(100)];
    expect(counts[0]).toBeGreaterThan(0);
    expect([...new Set(counts)].sort((one, other) => one - other)).toEqual(counts);
  });

  it('shows the total of a feature without celebration when it is not a win', async () => {
    const stage = await shown({ level: 0, total: { note: '8 free spins' } });
    act(() => void vi.advanceTimersByTime(100));
    expect(stage.textContent).toBe('Total returned12,500 GC8 free spins');
    expect(stage.querySelector('.celebration-spark, .celebration-path')).toBeNull();
    expect((await shown({ level: 1, total: { note: '8 free spins' } })).textContent).toContain('Total win');
  });

  it('is replaced by the amount when the round is over', async () => {
    const stage = await shown({ level: 50, phase: 'idle' });
    expect(stage.querySelector('.celebration-card')).toBeNull();
    expect(stage.textContent).toBe('12,500');
  });

  it('neither moves nor counts with reduced motion', async () => {
    const stage = await shown({ level: 50, reducedMotion: true });
    expect(stage.textContent).toContain('12,500');
    expect(stage.querySelector('.celebration-spark, .celebration-path')).toBeNull();
    expect(stage.querySelector('.celebration-card')).not.toBeNull();
  });
});

describe('countedTo', () => {
  it.each([
    [45n, 0.5, 39n],
    [99n, 1, 99n],
    [125_000n, 0.5, 109_300n],
    [125_050n, 1, 125_050n],
    [125_000n, 0, 100n],
    [45n, 0, 1n],
    [0n, 1, 0n],
  ])('at an amount of %d and a progress of %d, returns %d hundredths', (amount, share, counted) => {
    expect(countedTo(amount, share)).toBe(counted);
  });
});
