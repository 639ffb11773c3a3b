import type { Round, SessionStarted } from '@goldwren/contracts/player';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayState } from '../../model/play-state.ts';
import { edgeOfSeal } from '../../testing/edge-of-seal.ts';
import { SessionSeal } from './session-seal.tsx';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const session = { next_commitment: first } as SessionStarted;
const settled = { state: 'settled', commitment: second, next_commitment: third } as Round;
const verified = { result: 'verified' } as PlayState['verification'];

function shownSeal(state: Pick<PlayState, 'phase' | 'round' | 'verification'>): string {
  const { container } = render(<SessionSeal session={session} state={state} />);
  return edgeOfSeal(container);
}

describe('the seal of a session', () => {
  it.each([
    ['before the first round', { phase: 'idle', round: null, verification: null }, first],
    ['while the next round is staked', { phase: 'staking', round: settled, verification: null }, third],
    ['while a round is shown', { phase: 'showing', round: settled, verification: verified }, second],
    ['after a round that could not be verified', { phase: 'idle', round: settled, verification: null }, third],
  ] as const)('is closed %s, and drawn from the commitment of the round that it is about', (_when, state, expected) => {
    expect(shownSeal(state)).toBe(
      edgeOfSeal(
        render(
          <SessionSeal
            session={{ ...session, next_commitment: expected }}
            state={{ phase: 'idle', round: null, verification: null }}
          />,
        ).container,
      ),
    );
    expect(screen.queryByText(/has verified/)).toBeNull();
  });

  it('is opened after a verified round', () => {
    shownSeal({ phase: 'idle', round: settled, verification: verified });
    expect(screen.getByText('Your browser has verified that the secret of this round was not changed.')).toBeTruthy();
  });
});
