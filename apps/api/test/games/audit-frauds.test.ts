import { describe, expect, test } from 'vitest';
import { auditDay } from '../../src/modules/games/public.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newPlayer } from '../helpers/people/players.ts';
import { hold, jacks, play, start } from '../helpers/play/play.ts';
import { movePlay, useAuditedApi } from '../helpers/play/round-audit.ts';
import {
  cheat,
  copyLast,
  deleteLast,
  deleteThird,
  played,
  removeLastEverywhere,
  rewindCounter,
  rewindWallet,
  unpostLast,
} from '../helpers/play/round-frauds.ts';

const setup = useAuditedApi();

const dayMs = 86_400_000;
const today = () => new Date().toISOString().slice(0, 10);
const yesterday = () => new Date(Date.now() - dayMs).toISOString().slice(0, 10);

describe('the audit notices, although triggers are off, that a superuser', () => {
  const frauds: [string, string[], string[]][] = [
    ['deleted a settled round', [deleteThird], ['nonce_missing', 'posting_without_round']],
    [
      'deleted a settled round with its postings',
      [deleteThird, 'DELETE FROM journal WHERE player_id = :player AND ref = :third'],
      ['journal_broken', 'nonce_missing'],
    ],
    [
      'gave a session the seed chain of another browser',
      [`UPDATE game_session SET chain_start = sha256('another') WHERE id = :session`],
      ['seed_chain'],
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
      'opened a settled round again, to remove it from the settled ones',
      [`UPDATE round SET state = 'open', settled_at = NULL, settled_by = NULL WHERE id = :last`],
      ['open_round'],
    ],
    ['deleted a wallet', ['DELETE FROM wallet WHERE player_id = :player'], ['journal_broken']],
  ];
  test.each(frauds)('%s', async (_what, statements, faults) => {
    const victim = await played(setup.api);
    await played(setup.api);
    await cheat(setup.api, victim, ...statements);
    await auditDay(setup.audited.deps, today());
    expect(setup.audited.faults()).toEqual(expect.arrayContaining(faults));
  });

  test('repeated the number of a round, after dropping the index that prevents it', async () => {
    const victim = await played(setup.api);
    const { rows } = await setup.api.owner.query(
      `SELECT 'DROP INDEX ' || i.indexrelid::regclass AS drop, pg_get_indexdef(i.indexrelid) AS made
         FROM pg_index i JOIN round r ON r.tableoid = i.indrelid AND r.player_id = $1
        WHERE i.indexrelid::regclass::text LIKE '%_nonce' LIMIT 1`,
      [victim.player.id],
    );
    await cheat(setup.api, victim, rows[0].drop, copyLast(`jsonb_build_object('id', :new)`));
    try {
      await auditDay(setup.audited.deps, today());
      expect(setup.audited.faults()).toEqual(expect.arrayContaining(['nonce_repeated', 'posted_stake']));
    } finally {
      await cheat(setup.api, victim, 'DELETE FROM round WHERE session_id = :session AND id <> :third', rows[0].made);
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
      'exchanged the numbers of two rounds',
      [
        'UPDATE round SET nonce = 100 WHERE id = :first',
        'UPDATE round SET nonce = 0 WHERE id = :third',
        'UPDATE round SET nonce = 2 WHERE id = :first',
      ],
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
    const victim = await played(setup.api, { isEnded: true });
    await cheat(setup.api, victim, ...statements);
    await auditDay(setup.audited.deps, today());
    expect(setup.audited.faults()).toEqual(expect.arrayContaining(faults));
  });

  test('deleted rounds of a game, by switching that game off and naming the session', async () => {
    const victim = await played(setup.api);
    await cheat(setup.api, victim, deleteThird);
    await auditDay(setup.audited.deps, today());
    const off = setup.audited.reported.find(({ name }) => name === 'game_switched_off');
    expect(off?.facts.facts).toEqual({
      mismatches: 1,
      examples: [{ player: victim.player.id, session: victim.session, round: null, faults: ['nonce_missing'] }],
    });
    const differs = setup.audited.reported.find(({ name }) => name === 'audited_day_differs');
    expect(differs?.facts).toMatchObject({
      day: today(),
      faults: ['posting_without_round'],
      findings: expect.arrayContaining([expect.objectContaining({ player: victim.player.id, currency: 'gold' })]),
    });
  });
});

test('rounds that are open at midnight belong to the day on which they settle', async () => {
  const player = await newPlayer(setup.api);
  const { session_id: session } = await start(player, jacks);
  const { round_id: id } = await play(player, session, {}, jacks);
  await movePlay(setup.api, -1);
  await tamper(setup.api.owner, 'UPDATE game_session SET ended_at = NULL WHERE id = $1', [session]);
  await hold(player, session, id, [0]);
  await auditDay(setup.audited.deps, yesterday());
  await auditDay(setup.audited.deps, today());
  expect(setup.audited.reported).toEqual([
    { name: 'rounds_audited', facts: { day: yesterday(), rounds: 0 } },
    { name: 'rounds_audited', facts: { day: today(), rounds: 1 } },
  ]);
});
