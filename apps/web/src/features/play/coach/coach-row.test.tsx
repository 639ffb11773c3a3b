import type { Round } from '@goldwren/contracts/player';
import type { AnyGame, GameAction } from '@goldwren/game-engine';
import { jacksOrBetterPoker } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { midnightBlackjack } from '@goldwren/game-engine/games/midnight-blackjack';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DemoDealer } from '../demo/demo-dealer.ts';
import { CoachRow } from './coach-row.tsx';

const jacks = jacksOrBetterPoker as unknown as AnyGame;
const blackjack = midnightBlackjack as unknown as AnyGame;

/** Plays rounds with the same decision until one of them is settled and suitable. */
function findRound(game: AnyGame, action: GameAction, fits: (round: Round) => boolean): Round {
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

function show(engine: AnyGame, round: Round, phase: 'idle' | 'showing' = 'idle') {
  const labels = { stake: 'Deal', actions: { stand: 'Stand', hit: 'Hit', double: 'Double', split: 'Split' } };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CoachRow module={{ engine, labels }} state={{ phase, round }} />
    </QueryClientProvider>,
  );
}

const nothing: GameAction = { type: 'hold', positions: [] };
const hasPair = (round: Round) => {
  const [deal] = round.events as unknown as [{ cards: string[] }];
  return deal.cards.filter((card) => card.startsWith('K')).length === 2;
};

test('is off until asked, and then compares the hand with the best play', async () => {
  show(jacks, findRound(jacks, nothing, hasPair));
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByLabelText('Coach after each hand'));
  expect(
    await screen.findByText(
      /^Best: hold .*K.* You chose: draw five new cards\. That gave up \d+(\.\d+)?× your stake\.$/,
    ),
  ).toBeInstanceOf(HTMLElement);
  expect(localStorage.getItem('goldwren-coach')).toBe('on');
});

test('says that the best decision was made', async () => {
  localStorage.setItem('goldwren-coach', 'on');
  const stood = (round: Round) => round.actions.length === 1 && /"total":20/.test(JSON.stringify(round.events));
  show(blackjack, findRound(blackjack, { type: 'stand' }, stood));
  expect(await screen.findByText('You made the best decision each time.')).toBeInstanceOf(HTMLElement);
});

test('says nothing while the hand is still being shown', async () => {
  localStorage.setItem('goldwren-coach', 'on');
  show(jacks, findRound(jacks, nothing, hasPair), 'showing');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/^Best/)).toBeNull();
});
