import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readArchiveCommand, runArchiveCommand } from '../../src/commands/archive.ts';
import { dropMonth, readArchivedLines } from '../../src/modules/archive/public.ts';
import { insertRound } from '../../src/modules/games/rounds/round.store.ts';
import { invariants } from '../../src/modules/health/public.ts';
import { checkMoved, checkWholeNow, sumPlayOf } from '../../src/modules/ledger/public.ts';
import { createPartitions } from '../../src/platform/schema/partitions.ts';
import { idIn, monthAt } from '../helpers/archive.ts';
import { tamper } from '../helpers/database/tamper.ts';
import {
  approveDrop,
  named,
  nextSession,
  type OldSite,
  old,
  oldMonth,
  openOldSite,
  partitionOf,
  playAt,
} from '../helpers/dropped-month.ts';
import { giveCoins } from '../helpers/money/money.ts';
import { starlight } from '../helpers/play/play.ts';
import { countingBatchers, createSeat, mathsOf, playTogether, roundAt, type Seat } from '../helpers/play/seats.ts';

let site: OldSite;
beforeEach(async () => {
  site = await openOldSite();
});
afterEach(() => site.close());

const walletsOf = async () =>
  (
    await site.api.owner.query('SELECT currency, balance, version FROM wallet WHERE player_id = $1 ORDER BY currency', [
      site.player.seat.playerId,
    ])
  ).rows;

describe('dropping a month', () => {
  test('leaves every other posting and the books unchanged, and play continues', async () => {
    const [before, played] = [await walletsOf(), await sumPlayOf(site.api.database.db, site.player.seat.playerId)];
    expect(await site.books()).toEqual([]);
    expect(await site.drop()).toEqual({ rounds: 8n, postings: 11n, kept: 1n });
    expect(await walletsOf()).toEqual(before);
    expect(await sumPlayOf(site.api.database.db, site.player.seat.playerId)).toEqual(played);
    expect(await site.countOf('round', `id < '${idIn(old + 1)}'`)).toBe(0);
    expect(await site.countOf('journal', "kind IN ('stake', 'win')")).toBe(4);
    // The purchase separates two sequences in gold.
    const { rows } = await site.api.owner.query(
      'SELECT currency, first_seq::int AS first, last_seq::int AS last FROM journal_forward ORDER BY currency, first_seq',
    );
    expect(rows).toEqual([
      { currency: 'gold', first: 2, last: 5 },
      { currency: 'gold', first: 7, last: 10 },
      { currency: 'sweeps', first: 2, last: 4 },
    ]);
    expect(await site.books()).toEqual([]);
    expect(named(await checkWholeNow(site.api.database, invariants))).toEqual([]);
    expect(await site.faults()).toEqual([]);
    expect(await createPartitions(site.owner.db)).toMatchObject({ created: 0 });

    await playAt(site.api, site.player.seat, 0);
    expect(named((await checkMoved(site.api.database, invariants)).findings)).toEqual([]);
    expect(await site.books()).toEqual([]);
    await expect(dropMonth(site.deps, oldMonth)).rejects.toThrow(/month_dropped/);
  });

  test('keeps the rows of a player readable in the archive', async () => {
    const stored = await site.countOf(
      'journal',
      `player_id = '${site.player.seat.playerId}' AND kind IN ('stake', 'win')`,
    );
    expect(await readArchivedLines(site.archive.deps.files, site.api.database.db, site.player.seat.playerId)).toEqual(
      [],
    );
    await site.drop();
    const read = await readArchivedLines(site.archive.deps.files, site.api.database.db, site.player.seat.playerId);
    const counts: Record<string, number> = {};
    for (const { records, lines } of read) {
      const rows: { id?: string }[] = [];
      for await (const line of lines) rows.push(JSON.parse(line));
      counts[records] = rows.length;
      if (records === 'rounds') expect(rows.map(({ id }) => id).sort()).toEqual([...site.player.rounds].sort());
    }
    expect(counts).toEqual({ rounds: 8, journal: stored - 4 });
    const other = await readArchivedLines(
      site.archive.deps.files,
      site.api.database.db,
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
    expect(other).toEqual([]);
  });

  test('rejects every second effect of an ID whose row was dropped', async () => {
    await site.drop();
    const [id] = site.player.rounds as [string];
    const before = await walletsOf();
    const again = roundAt(site.player.seat, { id });
    await expect(insertRound(site.api.database.db, again, 0)).rejects.toMatchObject({ code: '23514' });
    expect(await playTogether(countingBatchers(site.api.database), [again])).toEqual([
      expect.stringMatching(/journal_dropped/),
    ]);
    await expect(
      site.api.owner.query("SELECT post_movement('play', NULL, 'win', $1, 'gold', 0, 500, 0, $2)", [
        site.player.seat.playerId,
        id,
      ]),
    ).rejects.toMatchObject({ code: '23514', constraint: 'journal_dropped' });
    await expect(
      site.api.owner.query(
        `INSERT INTO round SELECT (jsonb_populate_record(r, jsonb_build_object('id', $1::text, 'nonce', 99))).*
                         FROM round r WHERE player_id = $2 LIMIT 1`,
        [id, site.player.seat.playerId],
      ),
    ).rejects.toMatchObject({ code: '23514', constraint: 'round_dropped' });
    // A posting that stayed is still the only one of its ID, and a late one of another order is possible.
    const gift = { playerId: site.player.seat.playerId, currency: 'gold', amount: 5_000n } as const;
    expect(await giveCoins(site.api.owner, { ...gift, ref: site.player.order })).toMatchObject({ posted: false });
    expect(await walletsOf()).toEqual(before);
    expect(await giveCoins(site.api.owner, { ...gift, ref: idIn(old) })).toMatchObject({ posted: true });
    expect(await site.books()).toEqual([]);
  });
});

describe('a month is not dropped', () => {
  const refused = async (reason: RegExp) => {
    await expect(dropMonth(site.deps, oldMonth)).rejects.toThrow(reason);
    expect(await site.isWhole()).toBe(true);
    expect(await site.countOf('journal_forward')).toBe(0);
  };

  test('without two people, or with an approval that is too old', async () => {
    await refused(/month_not_approved/);
    const id = await approveDrop(site.api.owner);
    await site.api.owner.query("UPDATE staff_change SET decided_at = now() - interval '8 days' WHERE id = $1", [id]);
    await refused(/month_not_approved/);
    await expect(
      site.api.owner.query('UPDATE staff_change SET decided_by = requested_by WHERE id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(site.api.owner.query('SELECT drop_month($1, $2, 8, 11, 0)', [oldMonth, id])).rejects.toMatchObject({
      code: 'GW002',
    });
  });

  test('when it is not archived, too young, or before an earlier one', async () => {
    for (const [month, reason] of [
      [monthAt(-16), 'month_not_archived'],
      [monthAt(-14), 'month_not_archived'],
    ] as const) {
      await approveDrop(site.api.owner, month);
      await expect(dropMonth(site.deps, month)).rejects.toThrow(reason);
    }
    const refusalOf = async (month: string) =>
      (await site.api.owner.query('SELECT drop_month_refusal($1) AS refusal', [month])).rows[0].refusal;
    const copy = (month: string) =>
      tamper(
        site.api.owner,
        `INSERT INTO archived_month (month, manifest, hash, signature, key_id)
         SELECT $1, manifest, hash, signature, key_id FROM archived_month WHERE month = $2`,
        [month, oldMonth],
      );
    await copy(monthAt(-13));
    expect(await refusalOf(monthAt(-13))).toBe('month_too_young');
    await copy(monthAt(-16));
    expect(await refusalOf(monthAt(-16))).toBe('month_without_partition');
    expect(await refusalOf(oldMonth)).toBe('month_order');
  });

  test('when it differs from its archive', async () => {
    await approveDrop(site.api.owner);
    await tamper(site.api.owner, 'UPDATE round SET payout = payout + 1 WHERE id = $1', [site.player.rounds[0]]);
    await refused(/row_changed/);
  });

  test('when its forward rows would differ from the signed manifest', async () => {
    await approveDrop(site.api.owner);
    await tamper(
      site.api.owner,
      `UPDATE archived_month SET manifest = m, hash = sha256(convert_to(m, 'UTF8'))
         FROM (SELECT regexp_replace(manifest, '"rows":3,"sha256"', '"rows":4,"sha256"') AS m FROM archived_month) x`,
    );
    await refused(/archive differs/);
    // The transaction itself compares it too.
    await expect(
      site.api.owner.query('SELECT drop_month($1, (SELECT id FROM staff_change), 8, 12, 0)', [oldMonth]),
    ).rejects.toMatchObject({ code: 'GW002', message: expect.stringContaining('not as it was archived') });
    expect(await site.isWhole()).toBe(true);
  });

  test('while a session with rounds of it is open or has no statement', async () => {
    await approveDrop(site.api.owner);
    const [{ session_id: session }] = (
      await site.api.owner.query('SELECT session_id FROM round WHERE id = $1', [site.player.rounds[0]])
    ).rows;
    await tamper(
      site.api.owner,
      'UPDATE game_session SET statement = NULL, statement_signature = NULL, statement_key_id = NULL WHERE id = $1',
      [session],
    );
    await refused(/1 rounds or sessions are open/);
  });
});

describe('after a crash and in a race', () => {
  test('the month is whole when the connection dies before the commit, and can be dropped afterwards', async () => {
    const id = await approveDrop(site.api.owner);
    const client = await site.api.owner.connect();
    client.on('error', () => undefined);
    await client.query('BEGIN');
    await client.query('SELECT forward_month($1)', [oldMonth]);
    const [{ amount, pid }] = (
      await client.query(
        `SELECT sum(amount) AS amount, pg_backend_pid() AS pid FROM journal
          WHERE tableoid = 'partitions.${partitionOf('journal')}'::regclass AND kind IN ('stake', 'win')`,
      )
    ).rows;
    await client.query('SELECT drop_month($1, $2, 8, 11, $3)', [oldMonth, id, amount]);
    await site.api.owner.query('SELECT pg_terminate_backend($1)', [pid]);
    client.release(true);
    await expect.poll(site.isWhole).toBe(true);
    expect(await site.countOf('journal_forward')).toBe(0);
    expect(await site.books()).toEqual([]);
    expect(await site.drop()).toMatchObject({ rounds: 8n });
    expect(await site.books()).toEqual([]);
  });

  test('the month is complete when its lock is never free, players continue, and the command says what to do', {
    timeout: 90_000,
  }, async () => {
    await approveDrop(site.api.owner);
    const reader = await site.api.owner.connect();
    await reader.query('BEGIN; SELECT FROM journal LIMIT 1');
    const begun = performance.now();
    let longest = 0;
    let isOver = false;
    const playing = (async () => {
      for (; !isOver; await new Promise((pass) => setTimeout(pass, 50))) {
        const at = performance.now();
        await playAt(site.api, site.player.seat, 0);
        longest = Math.max(longest, performance.now() - at);
      }
    })();
    await expect(dropMonth(site.deps, oldMonth)).rejects.toThrow(
      /was not dropped: another transaction used these tables.*Nothing was changed.*repeat the command/,
    );
    isOver = true;
    await playing;
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(longest).toBeLessThan(2_000);
    expect(await site.isWhole()).toBe(true);
    expect(await site.countOf('journal_forward')).toBe(0);
    expect(await site.books()).toEqual([]);
    await reader.query('ROLLBACK');
    reader.release();
    expect(await dropMonth(site.deps, oldMonth)).toMatchObject({ rounds: 8n });
  });

  test('players continue while two commands drop the same month, which happens once', async () => {
    await approveDrop(site.api.owner);
    let isOver = false;
    const maths = await mathsOf(site.api.owner, starlight);
    const others = await Promise.all(Array.from({ length: 3 }, () => createSeat(site.api, maths)));
    const play = async (seat: Seat) => {
      let rounds = 0;
      for (; !isOver; rounds += 1) await playAt(site.api, seat, 0);
      return rounds;
    };
    const playing = Promise.all(others.map(play));
    const both = await Promise.allSettled([dropMonth(site.deps, oldMonth), dropMonth(site.deps, oldMonth)]);
    isOver = true;
    const rounds = await playing;
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(Math.min(...rounds)).toBeGreaterThan(0);
    expect(await site.countOf('dropped_month')).toBe(1);
    expect(await site.countOf('round')).toBe(3 + rounds.reduce((sum, one) => sum + one, 0));
    expect(await site.books()).toEqual([]);
    expect(await site.faults()).toEqual([]);
  });
});

test('the command drops an approved month, and says why it does not', async () => {
  const config = { ...site.api.config, files: { ...site.api.config.files, place: { folder: site.folder } } };
  const run = () => runArchiveCommand(site.api.url, config, readArchiveCommand(['drop', oldMonth.slice(0, 7)]));
  expect(await run()).toEqual({ isGood: false, lines: [`${oldMonth} was not dropped: month_not_approved`] });
  await approveDrop(site.api.owner);
  expect(await run()).toMatchObject({
    isGood: true,
    lines: [
      expect.stringContaining('month_dropped'),
      '8 rounds and 11 postings of play dropped, 1 other postings kept.',
    ],
  });
  expect(await site.books()).toEqual([]);
});

test('a player who returns after the gap can play, and the session of the old rounds stays', async () => {
  await site.drop();
  const seat = await nextSession(site.api, site.player.seat);
  await playAt(site.api, seat, 0, { payout: 900n });
  expect(named((await checkMoved(site.api.database, invariants)).findings)).toEqual([]);
});
