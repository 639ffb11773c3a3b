import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DemoDealer } from '../demo/demo-dealer.ts';
import { CoachAdvice } from './coach-advice.tsx';
import { CoachRow } from './coach-row.tsx';
import { reviewRound } from './review-round.ts';

const jacks = jacksOrBetterPoker as unknown as AnyGame;
const blackjack = midnightBlackjack as unknown as AnyGame;

/** Plays rounds with the same decision until one of them is settled and suitable. */
function findRound(game: AnyGame, action: GameAction, fits: (round: Round) => boolean): Round {
  // With real random bytes, each run would find another round, or none.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
  const dealer = new DemoDealer(game);
  dealer.start({});
  for (let nonce = 0; nonce < 500; nonce++) {
    const request = { nonce, currency: 'gold', stake: '5000.00', choice: {}, client_seed: String(nonce) } as const;
    let round = dealer.play(request);
    if (round.state === 'open') round = dealer.act(action);
    if (round.state === 'open') round = dealer.act({ type: 'stand' });
    if (fits(round)) return round;
  }
  throw new RangeError('no suitable round');
}

function show(engine: AnyGame, round: Round, phase: 'idle' | 'showing' = 'idle', on = true) {
  const labels = { stake: 'Deal', actions: { stand: 'Stand', hit: 'Hit', double: 'Double', split: 'Split' } };
  const table = { module: { engine, labels }, state: { phase, round } };
  const onChange = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      {on && <CoachAdvice {...table} />}
      <CoachRow {...table} on={on} onChange={onChange} />
    </QueryClientProvider>,
  );
  return onChange;
}

const nothing: GameAction = { type: 'hold', positions: [] };
const hasPair = (round: Round) => {
  const [deal] = round.events as unknown as [{ cards: string[] }];
  return deal.cards.filter((card) => card.startsWith('K')).length === 2;
};

test('has a switch', async () => {
  const onChange = show(jacks, findRound(jacks, nothing, hasPair), 'idle', false);
  await userEvent.click(screen.getByLabelText('Coach after each hand'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('compares the hand with the best play, once', async () => {
  show(jacks, findRound(jacks, nothing, hasPair));
  const said = /^Best: hold .*K.* You chose: draw five new cards\. That gave up \d+(\.\d+)?× your stake\.$/;
  expect((await screen.findByText(said)).role).toBe('status');
});

test('says the costliest of several decisions, and lists all of them', async () => {
  const rounds: Round[] = [];
  const collect = (round: Round) => round.actions.length === 2 && rounds.push(round) === 60;
  findRound(blackjack, { type: 'hit' }, collect);
  const worse = async (round: Round) =>
    (await reviewRound(blackjack, round)).filter(({ lostX100 }) => lostX100 > 0).length;
  const counts = await Promise.all(rounds.map(worse));
  expect(counts).toContain(2);
  show(blackjack, rounds[counts.indexOf(2)] as Round);
  const [first] = await screen.findAllByRole('listitem');
  expect(screen.getByRole('status').textContent).toBe(first?.textContent);
});

test('says that the best decision was made', async () => {
  const stood = (round: Round) => round.actions.length === 1 && /"total":20/.test(JSON.stringify(round.events));
  show(blackjack, findRound(blackjack, { type: 'stand' }, stood));
  expect(await screen.findByText('You made the best decision each time.')).toBeInstanceOf(HTMLElement);
});

test('says nothing while the hand is still being shown', async () => {
  show(jacks, findRound(jacks, nothing, hasPair), 'showing');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('status').textContent).toBe('');
});
