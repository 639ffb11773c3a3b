import 'fake-indexeddb/auto';
import type { Round } from '@goldwren/contracts/player';
import type { AnyGame } from '@goldwren/game-engine';
import { catalogue } from '@goldwren/game-engine/registry';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { alarmSentence } from '../../../shared/fairness/alarm.ts';
import type { Notebook, RoundRequest } from '../../../shared/fairness/notebook.ts';
import { openNotebook } from '../../../shared/fairness/notebook-store.ts';
import { House, signStatement } from '../testing/house.ts';
import { betOn, type Frauds, player, playRound, rest, takeSeat } from '../testing/table.ts';

const games = [...catalogue.map(({ game }) => game), doubleOnce as unknown as AnyGame].map(
  (game) => [game.maths.slug, game] as const,
);
const otherHash = 'ab'.repeat(32);
let books = 0;
const newNotebook = () => openNotebook(`test-${books++}`);

type Seat = ReturnType<typeof takeSeat>;

/** Red: an accusation with a sentence, its evidence kept in the notebook, no tick, and no further stake. */
async function expectRed({ controller, notebook }: Seat, house: House): Promise<void> {
  await vi.waitFor(() => expect(controller.getState().alarm).not.toBeNull(), { timeout: 3_000 });
  const { alarm, verification, sessionCheck } = controller.getState();
  expect(alarm?.codes.length).toBeGreaterThan(0);
  for (const code of alarm?.codes ?? []) expect(alarmSentence(code)).toMatch(/\.$/);
  expect(verification?.result).not.toBe('verified');
  expect(sessionCheck?.result).not.toBe('verified');
  const kept = await Promise.all(house.sessions.map(({ id }) => notebook.read(player, id)));
  const accused = kept.find((notes) => notes?.state === 'accused');
  expect(JSON.parse(JSON.stringify(accused?.alarm?.evidence))).toMatchObject({ held: {}, answered: {} });
  const before = house.current().rounds.length;
  controller.stake(betOn(house));
  await Promise.resolve();
  expect(house.current().rounds).toHaveLength(before);
}

async function seated(game: AnyGame, frauds: Frauds, notebook?: Notebook, house = new House(game)) {
  const seat = takeSeat({ house, frauds, notebook: notebook ?? (await newNotebook()) });
  await seat.controller.start();
  return { seat, house };
}

/** Plays two honest rounds, leaves without an end, and comes back to a house that cheats. */
async function afterReload(game: AnyGame, frauds: Frauds, meanwhile: (house: House) => void = () => undefined) {
  const notebook = await newNotebook();
  const { seat, house } = await seated(game, {}, notebook);
  await playRound(seat.controller, betOn(house));
  await playRound(seat.controller, betOn(house));
  expect(seat.controller.getState().alarm).toBeNull();
  meanwhile(house);
  return { ...(await seated(game, frauds, notebook, house)), notebook };
}

type SettledChange = (round: Round, house: House, request: RoundRequest | undefined) => Partial<Round>;

const forgedAnswers: [string, SettledChange][] = [
  ['a payout', ({ payout }) => ({ payout: payout === '0.00' ? '1.00' : '0.00' })],
  ['an event', ({ events }) => ({ events: events.slice(0, -1) })],
  ['the secret', () => ({ round_secret: otherHash })],
  ['no secret', () => ({ round_secret: null })],
  ['the choice', () => ({ choice: { side: 'none' } })],
  ['the actions', () => ({ actions: [{ type: 'fold' }] })],
  ['the stake', () => ({ stake: '1000.00' })],
  ['a raise', () => ({ raised: '70000.00' })],
  ['the coin', () => ({ currency: 'sweeps' })],
  ['the client seed', () => ({ client_seed: 'house' })],
  ['the commitment', () => ({ commitment: otherHash })],
  ['no next commitment', () => ({ next_commitment: null })],
];

describe.each(games)('%s: red when the house', (_slug, game) => {
  it.each(forgedAnswers)('forges %s', async (_what, change) => {
    const house = new House(game);
    const forge: Frauds = {
      round: (answer, { request }) =>
        answer.state === 'settled' ? { ...answer, ...change(answer, house, request) } : answer,
    };
    const { seat } = await seated(game, forge, undefined, house);
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('names the client seed and grinds it to a loss', async () => {
    const house = new House(game);
    const start: Frauds['start'] = (answer) => ({ ...answer, client_seed: 'ground-by-the-house' });
    const sent: string[] = [];
    const round: Frauds['round'] = (answer, { request }) => {
      if (!request) return answer;
      sent.push(request.client_seed);
      const ground = { ...request, client_seed: 'ground-by-the-house' };
      const session = house.current();
      session.rounds[request.nonce] = {
        ...session.rounds[request.nonce],
        request: ground,
      } as (typeof session.rounds)[number];
      const played = session.rounds[request.nonce];
      return played ? { ...house.answer(session, played), client_seed: request.client_seed } : answer;
    };
    const { seat } = await seated(game, { start, round }, undefined, house);
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
    for (const seed of sent) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).toHaveLength(1);
  });

  it('picks round secrets freely', async () => {
    const house = new House(game);
    const secretOf = house.secretOf.bind(house);
    let settling = false;
    vi.spyOn(house, 'secretOf').mockImplementation((session, nonce) =>
      secretOf(session, settling ? nonce + 100 : nonce),
    );
    const { seat } = await seated(game, {}, undefined, house);
    settling = true;
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('picks every secret and commitment freely, which the seed shows at the end', async () => {
    const house = new House(game);
    const secretOf = house.secretOf.bind(house);
    const { seat } = await seated(game, {}, undefined, house);
    vi.spyOn(house, 'secretOf').mockImplementation((session, nonce) =>
      secretOf(session, nonce === 0 ? 0 : nonce + 100),
    );
    await playRound(seat.controller, betOn(house));
    await playRound(seat.controller, betOn(house));
    expect(seat.controller.getState().alarm).toBeNull();
    await seat.controller.end();
    await expectRed(seat, house);
  });

  it('skips a winner by naming the next nonce after a reload', async () => {
    const start: Frauds['start'] = (answer) => ({
      ...answer,
      next_nonce: answer.next_nonce + 1,
      next_commitment: otherHash,
    });
    const { seat, house } = await afterReload(game, { start });
    await expectRed(seat, house);
  });

  it('exchanges the commitment on resume', async () => {
    const start: Frauds['start'] = (answer) => ({ ...answer, next_commitment: otherHash });
    const { seat, house } = await afterReload(game, { start });
    await expectRed(seat, house);
  });

  it('exchanges commitment, seed and the whole past on resume', async () => {
    const start: Frauds['start'] = (answer) => ({
      ...answer,
      outcome_seed: `c2:${otherHash}`,
      next_commitment: otherHash,
    });
    const { seat, house } = await afterReload(game, { start }, (before) => before.current().seed.fill(99));
    await expectRed(seat, house);
  });

  it('replaces the maths hash', async () => {
    const start: Frauds['start'] = (answer) => ({ ...answer, maths: { version: '1.0.1', hash: otherHash } });
    const { seat, house } = await afterReload(game, { start });
    await expectRed(seat, house);
  });

  it('forgets rounds that were seen', async () => {
    const { seat, house } = await afterReload(game, {}, (before) => void before.current().rounds.pop());
    await expectRed(seat, house);
  });

  it('repeats an old answer', async () => {
    const old: Round[] = [];
    const round: Frauds['round'] = (answer) => {
      if (answer.state === 'settled') old.push(answer);
      return answer.nonce > 0 && answer.state === 'settled' ? (old[0] ?? answer) : answer;
    };
    const house = new House(game);
    const { seat } = await seated(game, { round }, undefined, house);
    await playRound(seat.controller, betOn(house));
    seat.controller.stake(betOn(house));
    await rest(seat.controller);
    if (seat.controller.getState().phase === 'deciding') {
      const action = seat.controller.getState().round?.legal_actions[0]?.action;
      seat.controller.act(action as { type: string });
    }
    await expectRed(seat, house);
  });
});

describe.each(games)('%s: red at the end when the house', (_slug, game) => {
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

describe('red when a decision', () => {
  const game = doubleOnce as unknown as AnyGame;

  it('is answered with another card shown before', async () => {
    const round: Frauds['round'] = (answer) =>
      answer.state === 'open'
        ? { ...answer, events: answer.events.map((event) => ({ ...event, card: event.card === '2C' ? '3C' : '2C' })) }
        : answer;
    const { seat, house } = await seated(game, { round });
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('is exchanged for another', async () => {
    const round: Frauds['round'] = (answer, { action }) =>
      action ? { ...answer, actions: [{ type: 'double' }, { type: 'double' }] } : answer;
    const { seat, house } = await seated(game, { round });
    await playRound(seat.controller, betOn(house));
    await expectRed(seat, house);
  });

  it('is on a round that vanishes over a reload', async () => {
    const notebook = await newNotebook();
    const { seat, house } = await seated(game, {}, notebook);
    seat.controller.stake(betOn(house));
    await rest(seat.controller);
    house.current().rounds.pop();
    const back = await seated(game, {}, notebook, house);
    await expectRed(back.seat, house);
  });

  it('of a round is taken back over a reload', async () => {
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

it('a dropped answer gives the house no second draw, and its request goes out again after the reload', async () => {
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

it('a second tab that the house answers differently is red there too', async () => {
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

it('a round that the house says another device played is never ticked', async () => {
  const game = games.find(([, { kind }]) => kind === 'instant')?.[1] as AnyGame;
  const { seat, house, notebook } = await afterReload(game, {}, (before) => {
    const request = { ...betOn(before), nonce: before.current().rounds.length, client_seed: 'not-this-browser' };
    before.play(before.current().id, request);
  });
  expect(seat.controller.getState().alarm).toBeNull();
  const rounds = await notebook.rounds(player, house.current().id);
  expect(rounds.map(({ verdict }) => verdict)).toEqual(['verified', 'verified', 'elsewhere']);
});
