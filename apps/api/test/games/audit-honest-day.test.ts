import { expect, test } from 'vitest';
import { auditFinishedDays, createLiveSessions, endIdleSessions } from '../../src/modules/games/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { createSealedBox } from '../../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../../src/platform/crypto/statement-keys.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { end, hold, jacks, play, starlight, start } from '../helpers/play/play.ts';
import { createAudit } from '../helpers/play/round-audit.ts';

const api = setUpTestApi();

const dayMs = 86_400_000;

/** Moves what a player did so far to the day before. */
async function moveToYesterday({ id }: Player): Promise<void> {
  const by = "interval '1 day'";
  await tamper(api.owner, `UPDATE round SET at = at - ${by}, settled_at = settled_at - ${by} WHERE player_id = $1`, [
    id,
  ]);
  await tamper(api.owner, `UPDATE journal SET at = at - ${by} WHERE player_id = $1`, [id]);
  await tamper(
    api.owner,
    `UPDATE game_session SET started_at = started_at - ${by}, ended_at = ended_at - ${by} WHERE player_id = $1`,
    [id],
  );
}

async function spin(player: Player, session: string, from: number, until: number): Promise<number> {
  let paid = 0;
  for (let nonce = from; nonce < until; nonce += 1) {
    const sweeps = nonce % 2 === 0 ? {} : ({ currency: 'sweeps', stake: '0.20' } as const);
    const { payout, currency } = await play(player, session, { nonce, ...sweeps });
    if (currency === 'gold') paid += Number(payout);
  }
  return paid;
}

/** Ends idle sessions, as the job of each minute does. */
async function sweep(): Promise<number> {
  await tamper(
    api.owner,
    "UPDATE game_session SET last_played_at = now() - interval '1 hour' WHERE open_round_id IS NOT NULL",
  );
  const sessions = createLiveSessions(api.database, createSealedBox(api.config.seedKey));
  return endIdleSessions({ database: api.database, sessions, keys: createStatementKeys(api.config.statementKeys) });
}

test('an honest day raises nothing, on its first audit and on later ones', async () => {
  const [over, ended, open, hand, late, erased] = (await Promise.all(
    Array.from({ length: 6 }, () => newVerifiedPlayer(api)),
  )) as [Player, Player, Player, Player, Player, Player];
  // A session with both currencies that is played over midnight and ends after it.
  const { session_id: overMidnight } = await start(over);
  const before = await spin(over, overMidnight, 0, 6);
  // A session that ended yesterday, and one without a round.
  const { session_id: endedYesterday } = await start(ended);
  const won = await spin(ended, endedYesterday, 0, 4);
  await end(ended, endedYesterday, { gold_won: won.toFixed(2), rounds: 4 });
  await start(ended, jacks);
  // A session with an open round, and one whose round is settled late by the default action.
  const { session_id: openSession } = await start(open, jacks);
  const { round_id: openRound } = await play(open, openSession, {}, jacks);
  await hold(open, openSession, openRound, [0]);
  await play(open, openSession, { nonce: 1 }, jacks);
  const { session_id: lateSession } = await start(late, jacks);
  await play(late, lateSession, {}, jacks);
  // A session that stays open, and one of a player who is erased before the audit.
  const { session_id: handSession } = await start(hand);
  await spin(hand, handSession, 0, 3);
  const { session_id: erasedSession } = await start(erased);
  await spin(erased, erasedSession, 0, 3);
  for (const player of [over, ended, open, late, hand, erased]) await moveToYesterday(player);

  await sweep();
  const after = await spin(over, overMidnight, 6, 9);
  await end(over, overMidnight, { gold_won: (before + after).toFixed(2), rounds: 9 });
  await erased.client.privacy.deleteAccount({ body: { password } });
  await passDays(api, erased.id, 31);
  expect(await eraseAccounts(api.context)).toBe(1);

  const { deps, reported } = createAudit(api);
  for (let night = 0; night < 3; night += 1) {
    await auditFinishedDays({ ...deps, clock: { now: () => new Date(Date.now() + night * dayMs) } });
  }
  expect(reported.filter(({ name }) => name !== 'rounds_audited')).toEqual([]);
  const counts = reported.map(({ facts }) => facts.rounds).filter((rounds) => rounds > 0);
  expect(counts).toEqual([6 + 4 + 1 + 3 + 3, 3 + 2]);
  const { rows } = await api.owner.query("SELECT count(*)::int AS n FROM round WHERE settled_by = 'default_action'");
  expect(rows).toEqual([{ n: 2 }]);
  expect(
    (await api.owner.query('SELECT FROM game WHERE NOT enabled AND id = ANY($1)', [[starlight, jacks]])).rowCount,
  ).toBe(0);
});
