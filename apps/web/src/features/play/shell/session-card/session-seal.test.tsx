import type { Round, SessionStarted } from '@goldwren/contracts/player';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayState } from '../../model/play-state.ts';
import { edgeOfSeal } from '../../testing/edge-of-seal.ts';
import { BarSeal, SessionSeal } from './session-seal.tsx';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const session = { next_commitment: first } as SessionStarted;
const settled = { state: 'settled', commitment: second, next_commitment: third } as Round;
const verified = { result: 'verified' } as PlayState['verification'];

function shownSeal(state: Pick<PlayState, 'phase' | 'round' | 'verification'> & Partial<PlayState>): string {
  const { container } = render(<SessionSeal session={session} state={{ showing: [], ...state }} />);
  return edgeOfSeal(container);
}

/** The seal before a round with this commitment. */
function closedSeal(commitment: string): string {
  const state = { phase: 'idle', round: null, showing: [], verification: null } as const;
  const { container } = render(<SessionSeal session={{ ...session, next_commitment: commitment }} state={state} />);
  return edgeOfSeal(container);
}

describe('the seal of a session', () => {
  it.each([
    ['before the first round', { phase: 'idle', round: null, verification: null }, first],
    ['while the next round is staked', { phase: 'staking', round: settled, verification: null }, third],
    ['while a round is shown', { phase: 'showing', round: settled, verification: verified }, second],
    ['after a round that could not be verified', { phase: 'idle', round: settled, verification: null }, third],
  ] as const)('is closed %s, and drawn from the commitment of the round that it is about', (_when, state, expected) => {
    expect(shownSeal(state)).toBe(closedSeal(expected));
    expect(screen.queryByText(/has verified/)).toBeNull();
  });

  it('is that of the ball that was dropped last, and of the next ball while it is staked', () => {
    const later = { ...settled, commitment: third, next_commitment: first } as Round;
    const falling = { round: settled, showing: [later], verification: verified };
    expect(shownSeal({ phase: 'showing', ...falling })).toBe(closedSeal(third));
    expect(shownSeal({ phase: 'staking', ...falling })).toBe(closedSeal(first));
  });

  it('is the same in the controls', () => {
    const state = { phase: 'idle', round: settled, showing: [], verification: verified } as const;
    const [inCard, inBar] = [SessionSeal, BarSeal].map(
      (Seal) => render(<Seal session={session} state={state} />).container,
    ) as [HTMLElement, HTMLElement];
    expect(edgeOfSeal(inBar)).toBe(edgeOfSeal(inCard));
    expect(inBar.querySelector('.round-seal[data-verified]')).not.toBeNull();
  });

  it('is opened after a verified round', () => {
    shownSeal({ phase: 'idle', round: settled, verification: verified });
    expect(screen.getByText('Your browser has verified that the secret of this round was not changed.')).toBeTruthy();
  });
});
