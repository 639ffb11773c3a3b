import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { idIn } from '../helpers/archive.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { type OldSite, old, oldMonth, openOldSite, partitionOf } from '../helpers/dropped-month.ts';

let site: OldSite;
beforeEach(async () => {
  site = await openOldSite();
});
afterEach(() => site.close());

describe('the checks name', () => {
  const planted: [string, string, string[], string[]][] = [
    [
      'a posting that was deleted at the edge of a gap',
      "DELETE FROM journal WHERE player_id = $1 AND kind <> 'stake' AND ref = $2",
      ['journal_unbroken', 'wallet_matches_journal'],
      [],
    ],
    [
      'a kept posting that was changed',
      'UPDATE journal SET amount = amount + 1 WHERE player_id = $1 AND ref = $2',
      ['journal_unbroken', 'wallet_matches_journal'],
      [],
    ],
    [
      'a first round after the gap that was deleted',
      "DELETE FROM journal WHERE player_id = $1 AND currency = 'gold' AND seq = 11 AND $2::uuid IS NOT NULL",
      ['journal_unbroken', 'round_matches_journal', 'wallet_matches_journal'],
      [],
    ],
    [
      'a changed balance of a forward row',
      'UPDATE journal_forward SET balance_after = balance_after + 1, credits = credits + 1 WHERE player_id = $1 AND first_seq = 7 AND $2::uuid IS NOT NULL',
      ['journal_unbroken', 'wallet_matches_journal'],
      ['forward_differs'],
    ],
    [
      'changed credits of a forward row',
      'UPDATE journal_forward SET credits = credits + 1 WHERE player_id = $1 AND first_seq = 7 AND $2::uuid IS NOT NULL',
      ['wallet_matches_journal'],
      ['forward_differs'],
    ],
    [
      'a deleted forward row',
      'DELETE FROM journal_forward WHERE player_id = $1 AND first_seq = 7 AND $2::uuid IS NOT NULL',
      ['journal_unbroken', 'wallet_matches_journal'],
      ['forward_differs'],
    ],
    [
      'a forward row without an archive',
      "UPDATE journal_forward SET month = '2020-01-01' WHERE player_id = $1 AND first_seq = 7 AND $2::uuid IS NOT NULL",
      [],
      ['forward_differs'],
    ],
  ];
  test.each(planted)('%s', async (_what, statement, inBooks, inArchive) => {
    await site.drop();
    expect(await tamper(site.api.owner, statement, [site.player.seat.playerId, site.player.order])).toBe(1);
    expect(await site.books()).toEqual(inBooks);
    expect(await site.faults()).toEqual(inArchive);
  });

  test('postings that were replaced by forward rows before their month was dropped', async () => {
    await tamper(
      site.api.owner,
      "DELETE FROM journal WHERE player_id = $1 AND currency = 'sweeps' AND kind IN ('stake', 'win') AND ref < $2",
      [site.player.seat.playerId, idIn(old + 1)],
    );
    await tamper(
      site.api.owner,
      `INSERT INTO journal_forward VALUES ($1, 'sweeps', 2, 4, 1000000, (SELECT balance FROM wallet WHERE player_id = $1 AND currency = 'sweeps'), 1400, $2)`,
      [site.player.seat.playerId, oldMonth],
    );
    expect(await site.faults()).toEqual(['forward_differs', 'row_missing']);
  });

  test('a round that was written into a dropped month', async () => {
    await site.drop();
    await site.api.owner.query(`ALTER TABLE partitions.${partitionOf('round')} DROP CONSTRAINT round_dropped`);
    await tamper(
      site.api.owner,
      `INSERT INTO round SELECT (jsonb_populate_record(r, jsonb_build_object('id', $1::text, 'nonce', 99))).*
         FROM round r WHERE player_id = $2 LIMIT 1`,
      [idIn(old), site.player.seat.playerId],
    );
    expect(await site.faults()).toEqual(['row_added']);
    expect(await site.books()).toEqual(['round_matches_journal']);
  });
});
