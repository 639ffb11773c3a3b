import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { signStatement } from '../../testing/fairness-key.ts';
import { FakeServer } from '../../testing/fake-server.ts';
import {
  afterReload,
  expectViolation,
  faultsFor,
  games,
  newClientLog,
  otherHash,
  seated,
} from '../../testing/malicious-server.ts';
import { betOn, player, playRound, rest, type Tampering, takeSeat } from '../../testing/table.ts';

fakeDatabase();

describe.each(games)('%s: detects at the end a server that', (slug, game) => {
  const endTampering: [string, Tampering][] = [
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
    ['leaves a round out of the activity', { activity: (page) => ({ ...page, results: page.results.slice(0, 1) }) }],
    [
      'charges another stake in the activity',
      {
        activity: (page) => ({
          ...page,
          results: page.results.map((entry) => (entry.kind === 'stake' ? { ...entry, amount: '-5000.01' } : entry)),
        }),
      },
    ],
    ['signs wrongly', { end: (totals) => ({ ...totals, signature: '00'.repeat(64) }) }],
    ['signs with a key that it does not publish', { end: (totals) => ({ ...totals, key_id: 'another' }) }],
    ['reveals no seed', { end: (totals) => ({ ...totals, server_seed: '' }) }],
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

  const played = faultsFor(slug, endTampering);

  it.each(played)('%s', async (_what, tampering) => {
    const { seat, server } = await seated(game, tampering);
    await playRound(seat.controller, betOn(server));
    await playRound(seat.controller, betOn(server));
    await seat.controller.end();
    await expectViolation(seat, server);
  });

  it.each(played)('%s, in a session that ended while the page was closed', async (_what, tampering) => {
    const { seat, server } = await afterReload(game, tampering, (before) => void before.end(before.current().id));
    await expectViolation(seat, server);
  });
});

describe('detects a decision that', () => {
  const game = doubleOnce as unknown as AnyGame;

  it('is answered with another card than the one shown before', async () => {
    const round: Tampering['round'] = (answer) =>
      answer.state === 'open'
        ? { ...answer, events: answer.events.map((event) => ({ ...event, card: event.card === '2C' ? '3C' : '2C' })) }
        : answer;
    const { seat, server } = await seated(game, { round });
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
  });

  it('is replaced by another', async () => {
    const round: Tampering['round'] = (answer, { action }) =>
      action ? { ...answer, actions: [{ type: 'double' }, { type: 'double' }] } : answer;
    const { seat, server } = await seated(game, { round });
    await playRound(seat.controller, betOn(server));
    await expectViolation(seat, server);
  });

  it('belongs to a round that disappears over a reload', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(game, {}, clientLog);
    seat.controller.stake(betOn(server));
    await rest(seat.controller);
    server.current().rounds.pop();
    const back = await seated(game, {}, clientLog, server);
    await expectViolation(back.seat, server);
  });

  it('is removed from its round over a reload', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(game, {}, clientLog);
    seat.controller.stake(betOn(server));
    await rest(seat.controller);
    seat.controller.act({ type: 'double' });
    await rest(seat.controller);
    server.current().rounds.at(-1)?.actions.pop();
    const back = await seated(game, {}, clientLog, server);
    await expectViolation(back.seat, server);
  });
});

it('gives the server no second draw after a lost answer, and resends the request after the reload', async () => {
  const game = games[0]?.[1] as AnyGame;
  const server = new FakeServer(game);
  const clientLog = await newClientLog();
  const first = takeSeat({ server, clientLog, lose: () => null });
  await first.controller.start();
  vi.spyOn(first.deps.games, 'playRound').mockReturnValue(new Promise(() => undefined));
  first.controller.stake(betOn(server));
  await vi.waitFor(async () => expect((await clientLog.read(player, server.current().id))?.pending).not.toBeNull());
  const pending = (await clientLog.read(player, server.current().id))?.pending?.request;
  const second = takeSeat({ server, clientLog });
  await second.controller.start();
  await rest(second.controller);
  expect(server.current().rounds[0]?.request).toEqual(pending);
});

it('reports a violation in a second tab that gets a different answer', async () => {
  const game = games[0]?.[1] as AnyGame;
  const clientLog = await newClientLog();
  const { seat, server } = await seated(game, {}, clientLog);
  await playRound(seat.controller, betOn(server));
  const start: Tampering['start'] = (answer) => ({
    ...answer,
    next_nonce: 0,
    next_commitment: server.commitmentOf(server.current(), 0),
  });
  const tab = await seated(game, { start }, clientLog, server);
  await expectViolation(tab.seat, server);
});
