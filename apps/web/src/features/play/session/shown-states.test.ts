import { expect, it } from 'vitest';
import { initialPlayState, type PlayState } from '../model/play-state.ts';
import { shownStates } from './shown-states.ts';

function watch(first: Partial<PlayState>, most = 1) {
  let state: PlayState = { ...initialPlayState, ...first };
  const get = shownStates(() => state, most);
  return (change: Partial<PlayState>) => {
    const before = get();
    state = { ...state, ...change };
    return { changed: get() !== before, shown: get(), state };
  };
}

const request = { nonce: 0, currency: 'gold', stake: '1.00', choice: {}, client_seed: 'seed' } as const;
const verification = { result: 'verified' } as const;

it('stays the same object when a request is stored and when a check ends during the show', () => {
  const change = watch({ phase: 'showing' });
  expect(change({ request }).changed).toBe(false);
  expect(change({ verification, checks: { r: verification } }).changed).toBe(false);
});

it('shows a check during the show when the next round waits for it', () => {
  const change = watch({ phase: 'showing' }, 3);
  expect(change({ checks: { r: verification } }).changed).toBe(true);
});

it('shows the check with the end of the round, and at once after it', () => {
  const during = watch({ phase: 'showing' });
  during({ verification });
  expect(during({ phase: 'idle' }).shown.verification).toBe(verification);
  const after = watch({ phase: 'idle' });
  expect(after({ verification }).shown.verification).toBe(verification);
});

it('shows every other change at once, also a violation during the show', () => {
  const changes: Partial<PlayState>[] = [
    { phase: 'showing' },
    { waiting: 'reconnecting' },
    { waiting: 'pacing' },
    { stalled: true },
    { nextNonce: 1 },
    { violation: { codes: ['actions'], nonce: 0 } as unknown as PlayState['violation'] },
    { heldElsewhere: true },
    { earlierUnchecked: 1 },
    { status: 'ended' },
  ];
  const change = watch({ phase: 'staking' });
  for (const part of changes) {
    const { changed, shown, state } = change(part);
    expect([part, changed]).toEqual([part, true]);
    expect(shown).toBe(state);
  }
});
