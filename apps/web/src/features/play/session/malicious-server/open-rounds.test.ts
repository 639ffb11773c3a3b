import type { Round, RoundRecord } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientLog } from '../../../../shared/fairness/client-log.ts';
import { fakeDatabase } from '../../../../testing/fake-database.ts';
import { expectViolation, games, newClientLog, otherHash, seated } from '../../testing/malicious-server.ts';
import { openServer, untilOpen } from '../../testing/open-round.ts';
import { betOn, player, playRound, type Tampering } from '../../testing/table.ts';

fakeDatabase();

const decisionGames = games.filter(([, { kind }]) => kind === 'decision');
const instant = games.find(([, { kind }]) => kind === 'instant')?.[1] as AnyGame;
const minuteMs = 60_000;
const view = (round: Round) => round.view as Record<string, unknown>;

const openAnswers: [string, (round: Round) => Partial<Round>, code: string][] = [
  [
    '[31] withholds a legal action',
    ({ legal_actions }) => ({ legal_actions: legal_actions.slice(1) }),
    'legal_actions',
  ],
  [
    '[31] offers an action that the rules do not have',
    ({ legal_actions }) => ({
      legal_actions: [...legal_actions, { id: 'surrender', action: { type: 'surrender' }, raise_x100: 0, pick: null }],
    }),
    'legal_actions',
  ],
  [
    '[34] names another raise for an action',
    ({ legal_actions }) => ({ legal_actions: legal_actions.map((legal) => ({ ...legal, raise_x100: 5 })) }),
    'legal_actions',
  ],
  [
    '[33] offers other cells or cards to pick',
    ({ legal_actions }) => ({
      legal_actions: legal_actions.map((one) => ({ ...one, pick: { field: 'cells', from: [3], least: 1, most: 1 } })),
    }),
    'legal_actions',
  ],
  [
    '[32] puts another action behind a button',
    ({ legal_actions }) => ({ legal_actions: legal_actions.map((legal) => ({ ...legal, action: { type: 'fold2' } })) }),
    'legal_actions',
  ],
  ['[32] describes the table differently', (round) => ({ view: { ...view(round), hand: 'straight_flush' } }), 'view'],
  ['hides the table', () => ({ view: null }), 'view'],
  ['shows an impossible deal', ({ events }) => ({ events: [...events, ...events] }), 'open_round'],
  ['[51] takes a raise that no one made', () => ({ raised: '5000.00' }), 'raised'],
  ['promises a payout before the end', () => ({ payout: '1.00' }), 'payout'],
];

describe.each(decisionGames)('%s: detects in an open round a server that', (_slug, game) => {
  it.each(openAnswers)('%s', async (_what, change, code) => {
    const round: Tampering['round'] = (answer) =>
      answer.state === 'open' ? ({ ...answer, ...change(answer) } as Round) : answer;
    const { seat, server } = await seated(game, { round }, undefined, openServer(game));
    await untilOpen(seat, server);
    await expectViolation(seat, server);
    expect(seat.controller.getState().violation?.codes).toContain(code);
    // The table shows what the engine computes, never what the answer says.
    const { round: shown } = seat.controller.getState();
    expect(shown?.legal_actions.every(({ id }) => id !== 'surrender')).toBe(true);
  });

  it.each(openAnswers)('%s, after a reload', async (_what, change, code) => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(game, {}, clientLog, openServer(game));
    await untilOpen(seat, server);
    const start: Tampering['start'] = (answer) => {
      const { open_round: open } = answer;
      return { ...answer, open_round: open && ({ ...open, ...change(open) } as Round) };
    };
    const back = await seated(game, { start }, clientLog, server);
    await expectViolation(back.seat, server);
    expect(back.seat.controller.getState().violation?.codes).toContain(code);
    const device = await seated(game, { start }, await newClientLog(), server);
    await expectViolation(device.seat, server);
  });
});

it('detects an instant game that is answered as open', async () => {
  const { seat, server } = await seated(instant, { round: (answer) => ({ ...answer, state: 'open' }) });
  seat.controller.stake(betOn(server));
  await expectViolation(seat, server);
});

type RecordChange = (record: RoundRecord) => Partial<RoundRecord>;

const pendingRecords: [string, RecordChange, code: string][] = [
  ['[48] another choice', () => ({ choice: { side: 'none' } }), 'choice'],
  ['[49] another stake', () => ({ stake: '1000.00' }), 'stake'],
  ['[49] another coin', () => ({ currency: 'sweeps' }), 'currency'],
  ['[50] other events', ({ events }) => ({ events: [...events].reverse() }), 'events'],
  ['[51] another raise', () => ({ raised: '70000.00' }), 'raised'],
  ['[52] another decider', () => ({ settled_by: null }), 'settled_by'],
  ['[44] another client seed', () => ({ client_seed: 'of-the-server' }), 'client_seed'],
  ['[44] another secret', () => ({ round_secret: otherHash }), 'commitment'],
  ['another ID', () => ({ id: 'another' }), 'another_round'],
  ['another payout', ({ payout }) => ({ payout: payout === '0.00' ? '1.00' : '0.00' }), 'payout'],
  ['another session', () => ({ session_id: 'another' }), 'record'],
];

/** Leaves an open round, which the server settles by default after half an hour. */
async function swept(game: AnyGame, clientLog: ClientLog) {
  const { seat, server } = await seated(game, {}, clientLog, openServer(game));
  await untilOpen(seat, server);
  const pending = (await clientLog.read(player, server.current().id))?.pending?.request.nonce;
  server.sweep();
  return { server, pending };
}

describe.each(decisionGames)('%s: verifies a pending round that was swept, and detects', (_slug, game) => {
  it('nothing when the server is honest', async () => {
    const clientLog = await newClientLog();
    const { server, pending } = await swept(game, clientLog);
    const { seat } = await seated(game, {}, clientLog, server);
    const [session] = server.sessions;
    const last = session?.rounds.at(-1);
    if (!session || !last) throw new RangeError('No round');
    const lost = server.record(session, last).payout === '0.00' ? 1 : 0;
    const earlierByDefault = { rounds: 1, lost };
    expect(seat.controller.getState()).toMatchObject({ violation: null, earlierUnchecked: 0, earlierByDefault });
    expect(await clientLog.read(player, server.sessions[0]?.id ?? '')).toMatchObject({ state: 'verified' });
    expect(pending).toBeDefined();
  });

  it.each(pendingRecords)('%s', async (_what, change, code) => {
    const clientLog = await newClientLog();
    const { server, pending } = await swept(game, clientLog);
    const list: Tampering['list'] = (page) => ({
      ...page,
      results: page.results.map((one) => (one.nonce === pending ? { ...one, ...change(one) } : one)) as RoundRecord[],
    });
    const { seat } = await seated(game, { list }, clientLog, server);
    await expectViolation(seat, server);
    expect(seat.controller.getState().violation?.codes).toContain(code);
  });
});

describe.each(decisionGames)('%s: shows a default action that', (_slug, game) => {
  it('[53] is another decision than the published one', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(game, {}, clientLog, openServer(game));
    await untilOpen(seat, server);
    const { round } = seat.controller.getState();
    const session = server.current();
    const last = session.rounds.at(-1);
    server.pass(31 * minuteMs);
    if (last && round) {
      const honest = { ...last, actions: [...last.actions] };
      server.settle(session, honest);
      const [{ action, pick } = { action: { type: '' }, pick: null }] = round.legal_actions.slice(-1);
      const other = pick ? { ...action, [pick.field]: pick.from.slice(-pick.most) } : action;
      if (JSON.stringify(honest.actions[0]) === JSON.stringify(other)) return;
      last.actions.push(other as { type: string });
      last.settledBy = 'default_action';
      last.lastAt = server.now();
      if (server.replay(session, last.request, last.actions).result === null) server.settle(session, last);
      session.ended = true;
    }
    const codes = (await seated(game, {}, clientLog, server)).seat.controller.getState().violation?.codes ?? [];
    // A server that lets the default action follow a decision of its own attributes the first to another device.
    if (last?.actions.length === 1) expect(codes).toContain('default_action');
    const logged = await clientLog.rounds(player, session.id);
    expect(logged.every(({ record, verdict }) => record.nonce !== last?.request.nonce || verdict !== 'verified')).toBe(
      true,
    );
  });
});

it('[35] counts coins that the server takes between two rounds, in a visible line', async () => {
  const { seat, server } = await seated(instant, {});
  await playRound(seat.controller, betOn(server));
  server.outside.gold -= 12_345n;
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  const { sessionCheck } = seat.controller.getState();
  expect(sessionCheck).toMatchObject({ result: 'verified', otherChanges: { gold: -12_345n, sweeps: 0n } });
});

it.each<[string, Partial<RoundRecord>]>([
  ['before', { balance_before: '1.00' }],
  ['after', { balance_after: '1.00' }],
  ['after, without a number', { balance_after: 'much' }],
])('[35] detects a balance %s a round that its stake and payout do not explain', async (_what, change) => {
  const list: Tampering['list'] = (page) => ({ ...page, results: page.results.map((one) => ({ ...one, ...change })) });
  const { seat, server } = await seated(instant, { list });
  await playRound(seat.controller, betOn(server));
  await seat.controller.end();
  await expectViolation(seat, server);
  expect(seat.controller.getState().violation?.codes).toEqual(['balance']);
});

describe('an end that cannot be verified says so:', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  const fail = () => {
    throw new Error('unavailable');
  };

  it('[46] when the server does not confirm it', async () => {
    const { seat, server } = await seated(instant, { end: fail });
    await playRound(seat.controller, betOn(server));
    await seat.controller.end();
    expect(seat.controller.getState()).toMatchObject({
      status: 'ended',
      sessionCheck: { result: 'unavailable', reason: 'not_loaded' },
    });
  });

  it('[41] when the records cannot be loaded, and it is verified at the next visit', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(instant, { list: fail }, clientLog);
    await playRound(seat.controller, betOn(server));
    await seat.controller.end();
    expect(seat.controller.getState().sessionCheck).toEqual({ result: 'unavailable', reason: 'not_loaded' });
    const again = await seated(instant, { list: fail }, clientLog, server);
    expect(again.seat.controller.getState()).toMatchObject({ violation: null, earlierUnchecked: 1 });
    const later = await seated(instant, {}, clientLog, server);
    expect(later.seat.controller.getState()).toMatchObject({ violation: null, earlierUnchecked: 0 });
  });

  it('[41] when the client log of the session was cleared', async () => {
    const clientLog = await newClientLog();
    const { seat, server } = await seated(instant, {}, { ...clientLog, read: async () => null });
    await seat.controller.end();
    expect(seat.controller.getState().sessionCheck).toEqual({ result: 'unavailable', reason: 'no_log' });
    expect(server.current().ended).toBe(true);
  });
});
