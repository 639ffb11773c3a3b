import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Loaded } from './loaded.tsx';
import { draw } from './testing/draw.tsx';

const pending = { data: undefined, isError: false, error: null, refetch: () => undefined };

function list(query: Parameters<typeof Loaded<string[]>>[0]['query'], keepsOlder = false) {
  return draw(
    <Loaded
      query={query}
      loading="En route"
      skeleton={<i>gris</i>}
      problem="Impossible"
      keepsOlder={keepsOlder}
      empty={{ when: (names) => names.length === 0, show: <p>Rien</p> }}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </Loaded>,
  );
}

const shownText = () => document.body.textContent;

describe('what is asked for', () => {
  it('is on its way: a skeleton, and words for those who cannot see it', () => {
    list(pending);
    expect(screen.getByRole('status').textContent).toBe('En route');
    expect(shownText()).toBe('En routegris');
  });

  it('could not be had: the problem, its id, and another try', async () => {
    const refetch = vi.fn();
    const { press } = list({ ...pending, isError: true, error: { requestId: 'req-9' }, refetch });
    expect(screen.getByRole('alert').textContent).toBe('Impossible');
    expect(shownText()).toContain('Numéro: req-9');
    await press.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('names no id where the problem has none', () => {
    list({ ...pending, isError: true, error: new Error('offline') });
    expect(shownText()).toBe('ImpossibleRéessayer');
  });

  it('is there, or there is nothing', () => {
    const { unmount } = list({ ...pending, data: ['a', 'b'] });
    expect(shownText()).toBe('a, b');
    unmount();
    list({ ...pending, data: [] });
    expect(shownText()).toBe('Rien');
  });

  it('could not be had anew: the older answer goes, unless it may stay', () => {
    const older = { ...pending, data: ['old'], isError: true };
    const { unmount } = list(older);
    expect(shownText()).toBe('ImpossibleRéessayer');
    unmount();
    list(older, true);
    expect(shownText()).toBe('old');
  });
});
