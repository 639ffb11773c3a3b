import type { Challenge, ChallengeHand, ChallengeLine } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { Providers } from '../../../shared/providers.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { gameModule } from '../games/midnight-blackjack/index.ts';
import { roundOf } from '../testing/shown-round.ts';
import { Leaderboard } from './leaderboard.tsx';

const line = (rank: number, alias: string | null, is_own = false): ChallengeLine => {
  return { entry_id: `entry-${rank}`, rank, alias, given_up_x100: rank, is_own };
};
const others = [line(1, 'Blue Wren'), line(2, null), line(4, 'Quiet Owl')];
const own = line(3, null, true);

/** Each entry has one hand, which differs from those of the other entries. */
function handOf(entryId: string): ChallengeHand {
  const { events, view } = roundOf(gameModule.engine, Number(entryId.replace('entry-', '')), {}, []);
  const result = { pay_x100: 0, given_up_x100: 0, decisions: [] };
  return { number: 0, deal: 0, actions: [], legal_actions: [], events, view, result } as ChallengeHand;
}

function show(leaderboard: Partial<Challenge['leaderboard']>, is_over = false) {
  const sent = fakeApi({
    challenge: {
      replay: ({ params: { entryId = '' } }) => {
        return { hands: [handOf(entryId)] } as never;
      },
    },
  });
  const challenge = {
    is_over,
    leaderboard: { players: 4, lines: [], own: null, ...leaderboard },
  } as unknown as Challenge;
  render(
    <Providers queryClient={createQueryClient()}>
      <Leaderboard challenge={challenge} module={gameModule} />
    </Providers>,
  );
  return () => sent.filter(({ call }) => call === 'challenge.replay').map(({ url }) => url.pathname.split('/').at(-1));
}
const watch = ({ alias, rank }: ChallengeLine) =>
  userEvent.click(screen.getByRole('button', { name: messages.watch(alias ?? messages.player, rank) }));

it('opens the hands of every other player, one after another', async () => {
  const requested = show({ lines: [...others.slice(0, 2), own, ...others.slice(2)], own });
  const seen = new Set<string>();
  for (const other of others) {
    await watch(other);
    const replay = await screen.findByRole('region', { name: messages.replayOf(other.alias ?? messages.player) });
    await within(replay).findByRole('button', { name: messages.hand(1) });
    expect(requested().at(-1)).toBe(other.entry_id);
    const labels = [...replay.querySelectorAll('.seat-label .sr-only')].map(({ textContent }) => textContent);
    expect(labels).toHaveLength(2);
    seen.add(labels.join());
  }
  expect(requested()).toHaveLength(others.length);
  expect(seen.size).toBe(others.length);
});

it('opens every line after the day, also for a player who did not finish', async () => {
  const requested = show({ lines: others }, true);
  for (const other of others) await watch(other);
  await screen.findByRole('button', { name: messages.hand(1) });
  expect(requested()).toEqual(others.map(({ entry_id }) => entry_id));
});

it('opens no line before the player has finished', () => {
  show({ lines: others });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(messages.finishFirst)).toBeInstanceOf(HTMLElement);
});
