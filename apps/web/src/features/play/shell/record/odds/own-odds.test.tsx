import { catalogue } from '@goldwren/game-engine/registry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '../../../../../lib/session/auth-store.ts';
import { openBrowserClientLog } from '../../../../../shared/fairness/client-log-store.ts';
import { fakeDatabase } from '../../../../../testing/fake-database.ts';
import { aUser } from '../../../../../testing/people-and-games.ts';
import { aRecord, logRound, playerId, slug } from '../../../testing/ended-session.ts';
import { OwnOddsButton } from './own-odds-button.tsx';

fakeDatabase();

beforeEach(() => useAuth.setState({ user: aUser({ id: playerId }) }));

async function compare(game = slug) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OwnOddsButton game={game} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Compare my rounds' }));
}

const noRounds = 'The log of this browser has no settled rounds of this game.';

describe('the rounds of this browser and the proven figures', () => {
  it('are compared in words and in a picture', async () => {
    const { server, record } = aRecord();
    await logRound(server, record);
    await compare();
    expect(
      await screen.findByText(/^Rounds: 1\. Your net result is [+−][\d,]+ GC\. .* At least 75 of 100/),
    ).toBeTruthy();
    expect(screen.getByText(/^You are [\d,.]+ GC (above|below) the average\.$/)).toBeTruthy();
    expect(screen.getByText(/so we show no rank\.$/)).toBeTruthy();
    expect(screen.getByText(/too many different payouts for a picture of each result\.$/)).toBeTruthy();
    expect(screen.getByText('Past rounds do not change the next one.')).toBeTruthy();
    expect(document.querySelector('figure svg')).not.toBeNull();
  });

  it('are on their exact distribution, in words and in a picture, where the proof publishes it', async () => {
    const plinko = catalogue.find((entry) => entry.slug === 'plinko-fortune') as (typeof catalogue)[number];
    const { server, record } = aRecord(undefined, plinko.game);
    await logRound(server, record);
    await compare(plinko.slug);
    const [choice] = plinko.proof.choices;
    const { ways, pays } = choice?.distribution ?? { ways: '', pays: [] };
    const own = (100 * Number(record.payout)) / Number(record.stake);
    const share = (isCounted: (pay: number) => boolean) =>
      pays
        .reduce((sum, [pay, count]) => sum + (isCounted(pay) ? (100 * Number(count)) / Number(ways) : 0), 0)
        .toFixed(0);
    expect(
      await screen.findByText(/^Rounds: 1\. Your net result is [+−][\d,]+ GC\. .* At least 90 of 100 results/),
    ).toBeTruthy();
    const [lower, same] = [share((pay) => pay < own), share((pay) => pay === own)];
    expect(
      screen.getByText(
        `With as many rounds, ${lower} of 100 results are lower than yours, and ${same} of 100 are the same.`,
      ),
    ).toBeTruthy();
    expect(document.querySelectorAll('figure')).toHaveLength(1);
    expect(screen.queryByText(/of 100 players/)).toBeNull();
  });

  it('are not compared without rounds', async () => {
    await compare();
    expect(await screen.findByText(noRounds)).toBeTruthy();
    expect(document.querySelector('figure')).toBeNull();
  });

  it('are not those of another player', async () => {
    const { server, record } = aRecord();
    await logRound(server, record);
    useAuth.setState({ user: aUser({ id: '0199a0a0-0000-7000-8003-000000000002' }) });
    await compare();
    expect(await screen.findByText(noRounds)).toBeTruthy();
  });

  it.each([
    ['with a fairness violation', { state: 'violated' as const }],
    ['of another maths version', { mathsHash: '0'.repeat(64) }],
  ])('leave out a session %s', async (_what, change) => {
    const { server, record } = aRecord();
    await logRound(server, record);
    const log = await openBrowserClientLog();
    const notes = await log.read(playerId, record.session_id);
    if (notes) await log.write({ ...notes, ...change });
    await compare();
    expect(await screen.findByText(noRounds)).toBeTruthy();
  });

  it('are not compared in a game with decisions', async () => {
    const game = catalogue.find((entry) => entry.game.kind === 'decision');
    await compare(game?.slug);
    expect(await screen.findByText(/results also depend on your decisions/)).toBeTruthy();
  });
});

it('finds figures for every choice of every instant game', async () => {
  const { readOwnRounds } = await import('./read-own-rounds.ts');
  for (const { game, slug: one } of catalogue) {
    if (game.kind !== 'instant') continue;
    const rounds = game.choices.map((choice) => ({
      record: { choice, currency: 'gold', stake: '1.00', payout: '0.00' },
    }));
    const notes = [{ session: 's', mathsHash: game.mathsHash, state: 'open' }];
    const log = { sessions: async () => notes, rounds: async () => rounds };
    const own = await readOwnRounds(log as never, playerId, one);
    expect(own).toMatchObject({ gold: game.choices.map(() => ({ stake: 100n, payout: 0n })), sweeps: [] });
  }
});
