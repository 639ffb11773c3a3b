import type { Challenge, ChallengeHand } from '@goldwren/contracts/player';
import { replayRound } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import type { StageProps } from '../model/game-module.ts';
import { loadGameModule } from '../shell/loading/load-game-module.ts';
import { fakeMotion } from '../testing/fake-motion.ts';
import { HandReplay } from './hand-replay.tsx';
import { Leaderboard } from './leaderboard.tsx';

const module = await loadGameModule('jacks-or-better-poker');
const entryOf = (rank: number) => `01a209ee-febf-7092-b72c-a5411178701${rank}`;

function aHand(number: number): ChallengeHand {
  const actions = [{ type: 'hold' as const, positions: [1, 2] }];
  const { steps, view, result } = replayRound(jacksOrBetterPoker, new Uint8Array(32).fill(number), {}, actions);
  const decisions = actions.map((taken) => ({ taken, best: taken, given_up_x100: 0 }));
  return {
    ...{ number, deal: number, actions, view: view as never, legal_actions: [] },
    events: steps.flatMap(({ events }) => events) as ChallengeHand['events'],
    result: { pay_x100: result?.payX100 ?? 0, given_up_x100: 0, decisions },
  };
}

const playsAgain = () => screen.queryByRole('button', { name: 'Play this round again' });
const review = () => screen.queryByText('You made the best decision each time.');

describe('the leaderboard', () => {
  it('opens the replay of every line, which plays its hands', async () => {
    const lines = [1, 2, 3].map((rank) => ({
      ...{ entry_id: entryOf(rank), rank, alias: `Wren ${rank}`, given_up_x100: rank, is_own: rank === 2 },
    }));
    const leaderboard = { players: 3, lines, own: lines[1] ?? null };
    const replay = { day: '2026-06-10', game: 'jacks-or-better-poker', alias: null, is_own: false, given_up_x100: 3 };
    const sent = fakeApi({ challenge: { replay: { ...replay, hands: [aHand(0), aHand(1)] } as never } });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Leaderboard challenge={{ is_over: false, leaderboard } as unknown as Challenge} module={module} />
      </QueryClientProvider>,
    );
    for (const { rank, alias, is_own, entry_id } of lines) {
      await userEvent.click(screen.getByRole('button', { name: `Watch the hands of ${alias}, rank ${rank}` }));
      const name = is_own ? 'Your hands' : `Hands of ${alias}`;
      const region = within(await screen.findByRole('region', { name }));
      expect(await region.findByRole('button', { name: 'Play this round again' })).toBeTruthy();
      expect(JSON.stringify(sent.at(-1))).toContain(entry_id);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Hand 2 of 5' }));
    expect(playsAgain()).not.toBeNull();
  });
});

describe('the replay of a hand', () => {
  /** The number of decisions and the phase of everything that the stage shows. */
  function renderHand() {
    const seen: string[] = [];
    const Stage = (props: StageProps) => {
      const now = `${props.phase} ${props.round?.actions.length ?? '-'}`;
      if (seen.at(-1) !== now) seen.push(now);
      return <module.Stage {...props} />;
    };
    render(<HandReplay entryId={entryOf(1)} hand={aHand(0)} module={{ ...module, Stage }} />);
    return seen;
  }

  it('plays the deal, the decision and the end, and shows its review only then', { timeout: 60_000 }, async () => {
    vi.useFakeTimers();
    fakeMotion();
    const seen = renderHand();
    const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    await after(700);
    expect([playsAgain(), review()]).toEqual([null, null]);
    for (let seconds = 0; seconds < 60 && !playsAgain(); seconds++) await after(1_000);
    expect(seen).toEqual(['staking -', 'dealing 0', 'acting 0', 'showing 1', 'idle 1']);
    expect(review()).not.toBeNull();
  });

  it('is only the end with reduced motion, until the player plays it', () => {
    expect(renderHand()).toEqual(['idle 1']);
    expect(playsAgain()).not.toBeNull();
    expect(review()).not.toBeNull();
  });
});
