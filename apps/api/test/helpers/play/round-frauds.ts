import type { Round } from '@goldwren/contracts/player';
import { expect } from 'vitest';
import { newId } from '../../../src/platform/ids.ts';
import type { TestApi } from '../api/test-api.ts';
import { tamper } from '../database/tamper.ts';
import { newPlayer, type Player } from '../people/players.ts';
import { end, play, start } from './play.ts';

export interface Played {
  readonly player: Player;
  readonly session: string;
  readonly rounds: readonly Round[];
}

/** Plays five rounds, which all take a stake. The player has other postings of that day. */
export async function played(api: TestApi, { isEnded = false } = {}): Promise<Played> {
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
export async function cheat(api: TestApi, { player, session, rounds }: Played, ...statements: string[]): Promise<void> {
  const values: Record<string, string> = {
    session,
    player: player.id,
    first: String(rounds[0]?.round_id),
    third: String(rounds[2]?.round_id),
    last: String(rounds[4]?.round_id),
    new: newId(),
  };
  for (const statement of statements) {
    await tamper(
      api.owner,
      statement.replace(/(?<!:):(session|player|first|third|last|new)\b/g, (_, name) => `'${values[name]}'`),
    );
  }
}

export const deleteThird = 'DELETE FROM round WHERE id = :third';
export const deleteLast = 'DELETE FROM round WHERE id = :last';
export const rewindCounter = 'UPDATE game_session SET next_nonce = 4 WHERE id = :session';
export const unpostLast = 'DELETE FROM journal WHERE player_id = :player AND ref = :last';
/** Makes the wallet continue from its newest posting, as if the deleted ones had never existed. */
export const rewindWallet = `UPDATE wallet w SET version = j.seq, balance = j.balance_after,
  cum_credit = (SELECT sum(amount) FROM journal WHERE player_id = :player AND currency = 'gold' AND amount > 0)
  FROM journal j WHERE w.player_id = :player AND w.currency = 'gold' AND j.player_id = :player AND j.currency = 'gold'
   AND j.seq = (SELECT max(seq) FROM journal WHERE player_id = :player AND currency = 'gold')`;
/** Removes the last round of a session from everywhere in the database. */
export const removeLastEverywhere = [deleteLast, unpostLast, rewindCounter, rewindWallet];
/** Returns a statement that inserts a copy of the last round with these values. */
export function copyLast(columns: string): string {
  return `INSERT INTO round SELECT (jsonb_populate_record(r, ${columns})).* FROM round r WHERE id = :last`;
}
