import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '../../../testing/fake-database.ts';
import { afterReload, expectRed, games, newNotebook, otherHash, seated } from '../testing/cheated.ts';
import { House, signStatement } from '../testing/house.ts';
import { betOn, type Frauds, player, playRound, rest, takeSeat } from '../testing/table.ts';

fakeDatabase();

describe.each(games)('%s: detects at the end a server that', (_slug, game) => {
  const endFrauds: [string, Frauds][] = [
    ['reorders the history', { list: (page) => ({ ...page, results: [...page.results].reverse() }) }],
    ['truncates the history', { list: (page) => ({ ...page, results: page.results.slice(1) }) }],
    ['empties the history', { list: (page) => ({ ...page, results: [] }) }],
    [
      'rewrites a round',
      { list: (page) => ({ ...page, results: page.results.map((record) => ({ ...record, payout: '7.00' })) }) },
    ],
    [
      'signs other totals',
      {
        end: (totals) => {
          const statement = { ...totals.statement, paid: { gold: '0.05', sweeps: '0.00' } };
          return { ...totals, gold_won: '0.05', statement, signature: signStatement(statement) };
        },
      },
    ],
    ['shows other totals than it signs', { end: (totals) => ({ ...totals, gold_won: '999999.00' }) }],
    ['signs wrongly', { end: (totals) => ({ ...totals, signature: '00'.repeat(64) }) }],
    ['signs with a key that it does not publish', { end: (totals) => ({ ...totals, key_id: 'another' }) }],
    ['reveals another seed', { end: (totals) => ({ ...totals, server_seed: otherHash }) }],
    [
      'drops the last round from everything',
      {
        end: (totals) => {
          const statement = { ...totals.statement, rounds: totals.statement.rounds - 1 };
          return { ...totals, rounds: statement.rounds, statement, signature: signStatement(statement) };
        },
        list: (page) => ({ ...page, results: page.results.slice(1) }),
      },
    ],
  ];

  it.each(endFrauds)('%s', async (_what, frauds) => {
    const { seat, house } = await seated(game, frauds);
    await playRound(seat.controller, betOn(house));
    await playRound(seat.controller, betOn(house));
    await seat.controller.end();
    await expectRed(seat, house);
  });

  it.each(endFrauds)('%s, in a session that ended while the page was closed', async (_what, frauds) => {
    const { seat, house } = await afterReload(game, frauds, (before) => void before.end(before.current().id));
    await expectRed(seat, house);
  });
});

describe('detects a decision that', () => {
  const game = doubleOnce as unknown as AnyGame;

  it('is answered with another card than the one shown before', async () => {
    const round: Frauds['round'] = (answer) =>
      answer.state === 'open'
        ? { ...answer, events: answer.events.map((event) => ({ ...event, card: event.card === '2C' ? '3C' : '2C' })) }
        : answer;
    const { seat, house } = await seated(game, { round });
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('is replaced by another', async () => {
    const round: Frauds['round'] = (answer, { action }) =>
      action ? { ...answer, actions: [{ type: 'double' }, { type: 'double' }] } : answer;
    const { seat, house } = await seated(game, { round });
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('belongs to a round that disappears over a reload', async () => {
    const notebook = await newNotebook();
    const { seat, house } = await seated(game, {}, notebook);
    seat.controller.stake(betOn(house));
    await rest(seat.controller);
    house.current().rounds.pop();
    const back = await seated(game, {}, notebook, house);
    await expectRed(back.seat, house);
  });

  it('is removed from its round over a reload', async () => {
    const notebook = await newNotebook();
    const { seat, house } = await seated(game, {}, notebook);
    seat.controller.stake(betOn(house));
    await rest(seat.controller);
    seat.controller.act({ type: 'double' });
    await rest(seat.controller);
    house.current().rounds.at(-1)?.actions.pop();
    const back = await seated(game, {}, notebook, house);
    await expectRed(back.seat, house);
  });
});

it('gives the server no second draw after a lost answer, and resends the request after the reload', async () => {
  const game = games[0]?.[1] as AnyGame;
  const house = new House(game);
  const notebook = await newNotebook();
  const first = takeSeat({ house, notebook, lose: () => null });
  await first.controller.start();
  vi.spyOn(first.deps.games, 'playRound').mockReturnValue(new Promise(() => undefined));
  first.controller.stake(betOn(house));
  await vi.waitFor(async () => expect((await notebook.read(player, house.current().id))?.pending).not.toBeNull());
  const pending = (await notebook.read(player, house.current().id))?.pending?.request;
  const second = takeSeat({ house, notebook });
  await second.controller.start();
  await rest(second.controller);
  expect(house.current().rounds[0]?.request).toEqual(pending);
});

it('reports a violation in a second tab that gets a different answer', async () => {
  const game = games[0]?.[1] as AnyGame;
  const notebook = await newNotebook();
  const { seat, house } = await seated(game, {}, notebook);
  await playRound(seat.controller, betOn(house));
  const start: Frauds['start'] = (answer) => ({
    ...answer,
    next_nonce: 0,
    next_commitment: house.commitmentOf(house.current(), 0),
  });
  const tab = await seated(game, { start }, notebook, house);
  await expectRed(tab.seat, house);
});

it('never marks a round as verified that the server attributes to another device', async () => {
  const game = games.find(([, { kind }]) => kind === 'instant')?.[1] as AnyGame;
  const { seat, house, notebook } = await afterReload(game, {}, (before) => {
    const request = { ...betOn(before), nonce: before.current().rounds.length, client_seed: 'not-this-browser' };
    before.play(before.current().id, request);
  });
  expect(seat.controller.getState().alarm).toBeNull();
  const rounds = await notebook.rounds(player, house.current().id);
  expect(rounds.map(({ verdict }) => verdict)).toEqual(['verified', 'verified', 'elsewhere']);
});
