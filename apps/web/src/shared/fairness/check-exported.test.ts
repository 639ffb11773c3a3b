import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionRecord } from '../../features/play/session/rounds/resume.ts';
import { anExport, playerId } from '../../features/play/testing/ended-session.ts';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { takeSeat } from '../../features/play/testing/table.ts';
import { settledFromRecord } from '../../features/play/verify/settled-round.ts';
import { api } from '../../lib/api/api.ts';
import { checkExported } from './check-exported.ts';
import type { LoggedRound, SessionRecord } from './client-log.ts';
import { createMemoryClientLog } from './client-log-store.ts';

const otherHash = 'ab'.repeat(32);
const { server, session_id: session, record, textOf } = anExport();

/** Checks an exported session in a browser whose client log has its round, with these changes. */
async function check(text = textOf(), known: Partial<SessionRecord> | null = {}, logged: Partial<LoggedRound> = {}) {
  const log = createMemoryClientLog();
  const { deps } = takeSeat({ server });
  const fresh = createSessionRecord(deps, server.start(), null);
  const { outcome_seed: outcomeSeed, maths } = record;
  const sessionRecord = { ...fresh, player: playerId, session, outcomeSeed, mathsHash: maths.hash, chainStart: null };
  const round = { ...settledFromRecord(record), player: playerId, session, settledBy: 'player' as const };
  if (known) await log.write({ ...sessionRecord, ...known }, [{ ...round, verdict: 'verified', ...logged }]);
  const [found] = (await checkExported(log, playerId, JSON.parse(text))).sessions;
  return found;
}

beforeEach(() => void vi.spyOn(api.fairness, 'keys').mockResolvedValue({ results: [fairnessKey] }));

it('verifies an exported session, and counts the rounds that this browser had verified', async () => {
  expect(await check()).toEqual({ session, rounds: 1, ownRounds: 1, result: 'verified', codes: [] });
  expect(await check(textOf(), {}, { verdict: 'elsewhere' })).toMatchObject({ ownRounds: 0, result: 'verified' });
  expect(await check(textOf(), null)).toMatchObject({ ownRounds: 0, result: 'verified' });
});

it.each<[string, Partial<SessionRecord>, Partial<LoggedRound>, string]>([
  ['another session seed', { outcomeSeed: `c2:${otherHash}` }, {}, 'outcome_seed'],
  ['other maths', { mathsHash: otherHash }, {}, 'maths_hash'],
  ['the chain of another browser', { chainStart: otherHash }, {}, 'seed_chain'],
  ['a round that was left out', {}, { record: { ...settledFromRecord(record).record, nonce: 1 } }, 'rounds_missing'],
  ['a changed round', {}, { record: { ...settledFromRecord(record).record, payout: '7.00' } }, 'history'],
])('reports an honestly signed export with %s', async (_what, known, logged, code) => {
  expect(await check(textOf(), known, logged)).toMatchObject({ result: 'mismatch', codes: [code] });
});

it('reports a signature of another key, and says when it cannot check', async () => {
  expect(await check(textOf({ signature: '00'.repeat(64) }))).toMatchObject({ codes: ['signature'] });
  const otherMaths = textOf({ maths: { ...record.maths, hash: otherHash } });
  expect(await check(otherMaths, null)).toMatchObject({ result: 'unavailable', codes: [] });
});

it('rejects a single round, which no key has signed', async () => {
  await expect(check(JSON.stringify(record))).rejects.toThrow('The file has no sessions');
});
