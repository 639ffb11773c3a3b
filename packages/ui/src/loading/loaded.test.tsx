import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Loaded } from './loaded.tsx';

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

describe('Loaded', () => {
  it('shows a skeleton, and a text for screen readers, while loading', () => {
    list(pending);
    expect(screen.getByRole('status').textContent).toBe('En route');
    expect(shownText()).toBe('En routegris');
  });

  it('shows the problem, its ID and a retry button after an error', async () => {
    const refetch = vi.fn();
    const { press } = list({ ...pending, isError: true, error: { requestId: 'req-9' }, refetch });
    expect(screen.getByRole('alert').textContent).toBe('Impossible');
    expect(shownText()).toContain('Numéro: req-9');
    await press.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('shows no ID if the problem has none', () => {
    list({ ...pending, isError: true, error: new Error('offline') });
    expect(shownText()).toBe('ImpossibleRéessayer');
  });

  it('shows the content, or a text for empty content', () => {
    const { unmount } = list({ ...pending, data: ['a', 'b'] });
    expect(shownText()).toBe('a, b');
    unmount();
    list({ ...pending, data: [] });
    expect(shownText()).toBe('Rien');
  });

  it('replaces older data after a failed refetch, unless they may stay', () => {
    const older = { ...pending, data: ['old'], isError: true };
    const { unmount } = list(older);
    expect(shownText()).toBe('ImpossibleRéessayer');
    unmount();
    list(older, true);
    expect(shownText()).toBe('old');
  });
});
