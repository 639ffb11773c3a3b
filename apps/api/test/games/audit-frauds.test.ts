import { randomUUID } from 'node:crypto';
import type { Round } from '@goldwren/contracts/player';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDay, auditFinishedDays } from '../../src/modules/games/public.ts';
import { end, hold, jacks, play, start } from '../support/play.ts';
import { newPlayer, type Player } from '../support/players.ts';
import { createAudit, movePlay, type TestAudit } from '../support/round-audit.ts';
import { tamper } from '../support/tamper.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
let audited: TestAudit;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  audited = createAudit(api);
});
/** Moves earlier rounds to another day, so that each test audits only its own rounds. */
afterEach(async () => {
  await movePlay(api, -30);
  await api.owner.query('UPDATE game SET enabled = true');
});

const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const yesterday = () => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

interface Played {
  readonly player: Player;
  readonly session: string;
  readonly rounds: readonly Round[];
}

/** Plays five rounds, which all take a stake. The player has other postings of that day. */
async function played({ isEnded = false } = {}): Promise<Played> {
  const player = await newPlayer(api);
  const { session_id: session } = await start(player);
  const rounds: Round[] = [];
  for (let nonce = 0; nonce < 5; nonce += 1) {
    rounds.push(await play(player, session, { nonce, client_seed: `fraud-${nonce}` }));
  }
  const paid = rounds.reduce((sum, { payout }) => sum + Number(payout), 0).toFixed(2);
  if (isEnded)
    expect(await end(player, session, { gold_won: paid, rounds: 5 })).toMatchObject({ report_matches: true });
  return { player, session, rounds };
}

/** Runs statements as a superuser without triggers. They may use :session, :player, :first, :third and :last. */
async function cheat({ player, session, rounds }: Played, ...statements: string[]): Promise<void> {
  const values: Record<string, string> = {
    session,
    player: player.id,
    first: String(rounds[0]?.round_id),
    third: String(rounds[2]?.round_id),
    last: String(rounds[4]?.round_id),
    new: randomUUID(),
  };
  for (const statement of statements) {
    await tamper(
      api.owner,
      statement.replace(/(?<!:):(session|player|first|third|last|new)\b/g, (_, name) => `'${values[name]}'`),
    );
  }
}

const deleteThird = 'DELETE FROM round WHERE id = :third';
const deleteLast = 'DELETE FROM round WHERE id = :last';
const rewindCounter = 'UPDATE game_session SET next_nonce = 4 WHERE id = :session';
const unpostLast = 'DELETE FROM journal WHERE player_id = :player AND ref = :last';
/** Makes the wallet continue from its newest posting, as if the deleted ones had never existed. */
const rewindWallet = `UPDATE wallet w SET version = j.seq, balance = j.balance_after,
  cum_credit = (SELECT sum(amount) FROM journal WHERE player_id = :player AND currency = 'gold' AND amount > 0)
  FROM journal j WHERE w.player_id = :player AND w.currency = 'gold' AND j.player_id = :player AND j.currency = 'gold'
   AND j.seq = (SELECT max(seq) FROM journal WHERE player_id = :player AND currency = 'gold')`;
/** Removes the last round of a session from everywhere in the database. */
const removeLastEverywhere = [deleteLast, unpostLast, rewindCounter, rewindWallet];
const copyLast = (columns: string) => `INSERT INTO round
  SELECT (jsonb_populate_record(r, ${columns})).* FROM round r WHERE id = :last`;

describe('the audit notices, although triggers are off, that a superuser', () => {
  const frauds: [string, string[], string[]][] = [
    ['deleted a settled round', [deleteThird], ['nonce_missing', 'posting_without_round']],
    [
      'deleted a settled round with its postings',
      [deleteThird, 'DELETE FROM journal WHERE player_id = :player AND ref = :third'],
      ['journal_broken', 'nonce_missing'],
    ],
    ['deleted the last round of an open session', [deleteLast], ['nonce_missing', 'posting_without_round']],
    ['deleted the last round and rewound the counter', [deleteLast, rewindCounter], ['posting_without_round']],
    [
      'deleted the last round with its postings and rewound the counter',
      [deleteLast, rewindCounter, unpostLast],
      ['journal_broken'],
    ],
    [
      'deleted all rounds of a session',
      ['DELETE FROM round WHERE session_id = :session'],
      ['nonce_missing', 'posting_without_round'],
    ],
    [
      'deleted all rounds of a session with their postings and rewound the wallet',
      [
        `DELETE FROM journal WHERE player_id = :player AND kind IN ('stake', 'win')`,
        'DELETE FROM round WHERE session_id = :session',
        rewindWallet,
      ],
      ['nonce_missing'],
    ],
    [
      'deleted a session with its rounds',
      ['DELETE FROM round WHERE session_id = :session', 'DELETE FROM game_session WHERE id = :session'],
      ['posting_without_round'],
    ],
    [
      'deleted a session and left its rounds',
      ['DELETE FROM game_session WHERE id = :session'],
      ['round_without_session', 'rounds_not_audited'],
    ],
    [
      'moved a session to another time, so that no day contains it',
      [`UPDATE game_session SET started_at = '2020-01-01', ended_at = '2020-01-02' WHERE id = :session`],
      ['round_without_session', 'rounds_not_audited'],
    ],
    [
      'inserted a round that was never played',
      [copyLast(`jsonb_build_object('id', :new, 'nonce', 5)`)],
      ['nonce_not_reached', 'posted_stake'],
    ],
    [
      'inserted a round and advanced the counter',
      [
        copyLast(`jsonb_build_object('id', :new, 'nonce', 5)`),
        'UPDATE game_session SET next_nonce = 6 WHERE id = :session',
      ],
      ['posted_stake'],
    ],
    ['renumbered a round', ['UPDATE round SET nonce = 9 WHERE id = :third'], ['nonce_missing', 'nonce_not_reached']],
    [
      'exchanged the numbers of two rounds',
      [
        'UPDATE round SET nonce = 100 WHERE id = :first',
        'UPDATE round SET nonce = 0 WHERE id = :third',
        'UPDATE round SET nonce = 2 WHERE id = :first',
      ],
      [],
    ],
    [
      'opened a settled round again, to remove it from the settled ones',
      [`UPDATE round SET state = 'open', settled_at = NULL, settled_by = NULL WHERE id = :last`],
      ['open_round'],
    ],
    ['deleted a wallet', ['DELETE FROM wallet WHERE player_id = :player'], ['journal_broken']],
  ];
  test.each(frauds)('%s', async (what, statements, faults) => {
    const victim = await played();
    await played();
    await cheat(victim, ...statements);
    await auditDay(audited.deps, today());
    // Another number is another secret, so an exchanged round pays something else, unless both paid the same.
    if (what.startsWith('exchanged')) expect(audited.faults().every((fault) => fault === 'payout')).toBe(true);
    else expect(audited.faults()).toEqual(expect.arrayContaining(faults));
  });

  test('repeated the number of a round, after dropping the index that prevents it', async () => {
    const victim = await played();
    const { rows } = await api.owner.query("SELECT pg_get_indexdef('round_nonce'::regclass) AS made");
    await cheat(victim, 'DROP INDEX round_nonce', copyLast(`jsonb_build_object('id', :new)`));
    try {
      await auditDay(audited.deps, today());
      expect(audited.faults()).toEqual(expect.arrayContaining(['nonce_repeated', 'posted_stake']));
    } finally {
      await cheat(victim, 'DELETE FROM round WHERE session_id = :session AND id <> :third', rows[0].made);
    }
  });

  const endedFrauds: [string, string[], string[]][] = [
    ['deleted the last round everywhere, also in the counter and the wallet', removeLastEverywhere, ['statement']],
    [
      'replaced the client seed of a round',
      [`UPDATE round SET client_seed = client_seed || '-other' WHERE id = :third`],
      ['statement'],
    ],
    [
      'stored a choice that no statement can contain',
      [`UPDATE round SET choice = '{"lines": 0.5}' WHERE id = :third`],
      ['not_playable', 'statement'],
    ],
    [
      'changed the signed statement',
      [`UPDATE game_session SET statement = jsonb_set(statement, '{rounds}', '4') WHERE id = :session`],
      ['statement', 'statement_signature'],
    ],
    [
      'replaced the signed statement by something else',
      [`UPDATE game_session SET statement = '{"rounds": 0.5}' WHERE id = :session`],
      ['statement', 'statement_signature'],
    ],
    [
      'named another key',
      [`UPDATE game_session SET statement_key_id = 'unknown' WHERE id = :session`],
      ['statement_signature'],
    ],
  ];
  test.each(endedFrauds)('%s, in a session that has ended', async (_what, statements, faults) => {
    const victim = await played({ isEnded: true });
    await cheat(victim, ...statements);
    await auditDay(audited.deps, today());
    expect(audited.faults()).toEqual(expect.arrayContaining(faults));
  });

  test('deleted rounds of a game, by switching that game off and naming the session', async () => {
    const victim = await played();
    await cheat(victim, deleteThird);
    await auditDay(audited.deps, today());
    const off = audited.reported.find(({ name }) => name === 'game_switched_off');
    expect(off?.facts.facts).toEqual({
      mismatches: 1,
      examples: [{ player: victim.player.id, session: victim.session, round: null, faults: ['nonce_missing'] }],
    });
    const differs = audited.reported.find(({ name }) => name === 'audited_day_differs');
    expect(differs?.facts).toMatchObject({
      day: today(),
      faults: ['posting_without_round'],
      findings: expect.arrayContaining([expect.objectContaining({ player: victim.player.id, currency: 'gold' })]),
    });
  });
});

describe('after a day was audited, the audit notices that a superuser', () => {
  /** Plays yesterday and audits it. */
  async function auditedYesterday(): Promise<Played> {
    const victim = await played({ isEnded: true });
    await movePlay(api, -1);
    expect(await auditFinishedDays(audited.deps)).toContain(yesterday());
    expect(audited.faults()).toEqual([]);
    return victim;
  }
  /** The night after, without the alerts of the first one. */
  async function nextNight(): Promise<string[]> {
    audited.reported.length = 0;
    await auditFinishedDays({ ...audited.deps, clock: { now: () => new Date(Date.now() + dayMs) } });
    return audited.faults();
  }
  beforeEach(async () => {
    await api.owner.query('DELETE FROM game_return');
  });

  const rewrites: [string, string[]][] = [
    [
      'deleted a round everywhere, also the statement, the counter and the wallet',
      [
        ...removeLastEverywhere,
        `UPDATE game_session SET statement = NULL, statement_signature = NULL, statement_key_id = NULL WHERE id = :session`,
      ],
    ],
    [
      'deleted a player with all rounds, sessions and postings',
      [
        'DELETE FROM round WHERE player_id = :player',
        'DELETE FROM game_session WHERE player_id = :player',
        'DELETE FROM journal WHERE player_id = :player',
        'DELETE FROM wallet WHERE player_id = :player',
      ],
    ],
    ['inserted a round', [copyLast(`jsonb_build_object('id', :new, 'nonce', 5)`)]],
    ['moved a round to another day', [`UPDATE round SET settled_at = settled_at - interval '1 day' WHERE id = :last`]],
    ['changed a choice', [`UPDATE round SET choice = '{"lines": 1}' WHERE id = :last`]],
  ];
  test.each(rewrites)('%s', async (_what, statements) => {
    const victim = await auditedYesterday();
    expect(await nextNight()).toEqual([]);
    await cheat(victim, ...statements);
    expect(await nextNight()).toContain('day_changed');
    const differs = audited.reported.find(({ facts }) => facts.faults?.includes('day_changed'));
    expect(differs?.facts).toMatchObject({ day: yesterday(), findings: [{ fault: 'day_changed', sealedRounds: 5 }] });
  });

  test('deleted a round and the result of the audit, so that the day is audited again', async () => {
    const victim = await auditedYesterday();
    await cheat(victim, ...removeLastEverywhere, `DELETE FROM game_return WHERE day = '${yesterday()}'`);
    expect(await nextNight()).toEqual(expect.arrayContaining(['day_changed']));
  });

  test('deleted the seal of the day', async () => {
    await auditedYesterday();
    audited.seals.delete(`audited-days/${yesterday()}`);
    expect(await nextNight()).toEqual(['seal_missing']);
  });

  test.each([
    ['changed the seal', (seal: string) => seal.replace(/"rounds":5/, '"rounds":4')],
    ['replaced the seal by another file', () => 'no seal'],
    ['copied the seal of another day', (seal: string) => seal.replaceAll(yesterday(), '2026-01-01')],
  ])('%s', async (_what, change) => {
    await auditedYesterday();
    const name = `audited-days/${yesterday()}`;
    const seal = String(audited.seals.get(name));
    expect(change(seal)).not.toBe(seal);
    audited.seals.set(name, Buffer.from(change(seal)));
    expect(await nextNight()).toEqual(['seal_not_genuine']);
  });

  test('changed a day 30 days ago, and not twice a week', async () => {
    const victim = await auditedYesterday();
    await cheat(victim, deleteLast);
    const after = async (days: number) => {
      audited.reported.length = 0;
      await auditFinishedDays({ ...audited.deps, clock: { now: () => new Date(Date.now() + days * dayMs) } });
      return audited.faults();
    };
    expect(await after(15)).toEqual([]);
    expect(await after(29)).toEqual(['day_changed']);
  });
});

test('rounds that are open at midnight belong to the day on which they settle', async () => {
  const player = await newPlayer(api);
  const { session_id: session } = await start(player, jacks);
  const { round_id: id } = await play(player, session, {}, jacks);
  await movePlay(api, -1);
  await tamper(api.owner, 'UPDATE game_session SET ended_at = NULL WHERE id = $1', [session]);
  await hold(player, session, id, [0]);
  await auditDay(audited.deps, yesterday());
  await auditDay(audited.deps, today());
  expect(audited.reported).toEqual([
    { name: 'rounds_audited', facts: { day: yesterday(), rounds: 0 } },
    { name: 'rounds_audited', facts: { day: today(), rounds: 1 } },
  ]);
});
