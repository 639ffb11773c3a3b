import type { AnyGame } from '@goldwren/game-engine';
import { doubleOnce } from '@goldwren/game-engine/testing';
import { describe, expect, it } from 'vitest';
import { createSessionRecord } from '../../features/play/session/rounds/resume.ts';
import { doubledRounds } from '../../features/play/testing/settled-round.ts';
import { player, takeSeat } from '../../features/play/testing/table.ts';
import { checkServed } from './check-record.ts';
import type { LoggedRound, PendingRound, SessionRecord } from './client-log.ts';
import { createMemoryClientLog } from './client-log-store.ts';
import type { ProvableRound } from './held-round.ts';

const otherHash = 'ab'.repeat(32);
const game = doubleOnce as unknown as AnyGame;
const findDoubleOnce = (_slug: string, hash: string) => (hash === game.mathsHash ? game : undefined);

type Stage = 'settled' | 'pending' | 'next' | 'none';

interface Changes {
  sessionRecord?: Partial<SessionRecord>;
  logged?: Partial<LoggedRound>;
  pending?: Partial<PendingRound>;
}

/**
 * A browser whose client log has the first round of a session as settled, as pending, as the next one, or not at all. On the
 * server, the round is settled.
 */
async function browser(stage: Stage, { sessionRecord: known, logged, pending: sent }: Changes = {}) {
  const { server, record, settled, pending } = doubledRounds();
  const { deps } = takeSeat({ server });
  const log = createMemoryClientLog();
  const fresh = { ...createSessionRecord(deps, server.start(), null), watchedFrom: 0, ...known };
  const at = stage === 'settled' ? {} : { nextNonce: 0, nextCommitment: record.commitment };
  const sessionRecord = { ...fresh, ...at, pending: stage === 'pending' ? { ...pending, ...sent } : null };
  const settledBy = 'player' as const;
  const round = {
    ...settled,
    settledBy,
    player,
    session: sessionRecord.session,
    verdict: 'verified' as const,
    ...logged,
  };
  if (stage !== 'none') await log.write(sessionRecord, stage === 'settled' ? [round] : []);
  const check = (answer: Partial<ProvableRound> = {}) =>
    checkServed(log, player, { ...(record as ProvableRound), ...answer }, record.id, findDoubleOnce);
  return { record, log, sessionRecord, check };
}

/**
 * A round with its own secret, seed and commitment that agree with each other. Without the client log, it cannot be told
 * apart from the round that was played.
 */
function replacedRound(): Partial<ProvableRound> {
  const other = doubledRounds();
  other.session.seed.fill(99);
  const {
    id: _id,
    session_id: _session,
    outcome_seed: _seed,
    ...round
  } = other.server.record(other.session, other.played);
  return round;
}

describe('a round that this browser played', () => {
  it('is verified against its own log', async () => {
    const { check } = await browser('settled');
    expect(await check()).toMatchObject({ result: 'verified', part: 'own', violation: null });
  });

  it('is verified against the stored request when its answer was never seen', async () => {
    const { check } = await browser('pending');
    expect(await check()).toMatchObject({ result: 'verified', part: 'own' });
  });

  const forged: [string, Partial<ProvableRound>, string][] = [
    ['the stake', { stake: '1000.00' }, 'stake'],
    ['the coin', { currency: 'sweeps' }, 'currency'],
    ['the choice', { choice: { side: 'low' } }, 'choice'],
    ['the seed', { client_seed: 'of-the-server' }, 'client_seed'],
    ['the decisions', { actions: [{ type: 'stand' }] }, 'actions'],
    ['the secret and commitment together', replacedRound(), 'commitment'],
    ['only the commitment', { commitment: otherHash }, 'commitment'],
    ['the payout', { payout: '77777.00' }, 'payout'],
    ['the events', { events: [] }, 'events'],
    ['the commitment of the session', { outcome_seed: `c2:${otherHash}` }, 'outcome_seed'],
    ['the id', { id: 'another' }, 'another_round'],
    ['the maths', { maths: { hash: otherHash } }, 'maths_hash'],
  ];

  describe.each(['settled', 'pending'] as const)('with a log of the %s round', (stage) => {
    it.each(forged)('is a violation with evidence when the server changes %s', async (_what, answer, code) => {
      const { check } = await browser(stage);
      const { result, violation } = await check(answer);
      expect(result).toBe('mismatch');
      expect(violation?.codes).toContain(code);
      const evidence = JSON.parse(JSON.stringify(violation?.evidence));
      expect(evidence).toMatchObject({ held: { notes: {} }, answered: answer });
    });
  });

  it('is a violation when the record changes in a build without the maths of the round', async () => {
    const { check } = await browser('settled', { sessionRecord: { mathsHash: otherHash } });
    const maths = { version: '9', hash: otherHash };
    expect(await check({ maths })).toMatchObject({ result: 'unavailable', violation: null });
    expect((await check({ maths, payout: '1.00' })).violation?.codes).toEqual(['history']);
    const asked = await browser('pending', { sessionRecord: { mathsHash: otherHash } });
    expect(await asked.check({ maths })).toMatchObject({ result: 'unavailable', violation: null });
    expect((await asked.check({ maths, stake: '1.00' })).violation?.codes).toEqual(['stake']);
    expect((await asked.check({ maths, actions: [{ type: 'stand' }] })).violation?.codes).toEqual(['actions']);
  });

  it('is compared with the id in the log, whichever id was requested, and may lack its id and session seed', async () => {
    const { log, record } = await browser('settled');
    const { id: _id, outcome_seed: _seed, ...pasted } = record;
    const whole = await checkServed(log, player, pasted as ProvableRound, undefined, findDoubleOnce);
    expect(whole).toMatchObject({ result: 'verified', part: 'own' });
    const another = await checkServed(log, player, { ...record, id: 'another' }, 'another', findDoubleOnce);
    expect(another.violation?.codes).toEqual(['another_round']);
  });

  it('is compared with the events that were shown before its answer was lost', async () => {
    const { check } = await browser('pending', { pending: { shown: [{ type: 'deal', side: 'high', card: 'ZZ' }] } });
    expect((await check()).violation?.codes).toEqual(['shown']);
  });

  it('stops the session: the violation is stored in the client log, once', async () => {
    const { check, log, sessionRecord } = await browser('settled');
    await check({ payout: '77777.00' });
    const stored = await log.read(player, sessionRecord.session);
    expect(stored).toMatchObject({ state: 'violated', violation: { codes: ['payout', 'history'] } });
    await check({ stake: '1.00' });
    expect(await log.read(player, sessionRecord.session)).toEqual(stored);
  });

  it.each([
    ['of the round', 0, 'mismatch'],
    ['of the whole session', null, 'mismatch'],
    ['of another round', 5, 'verified'],
  ])('shows the earlier violation %s', async (_what, nonce, result) => {
    const violation = { codes: ['shown' as const], nonce, evidence: { held: null, answered: null } };
    const { check } = await browser('settled', { sessionRecord: { violation } });
    expect(await check()).toMatchObject({ result, violation: nonce === 5 ? null : violation });
  });
});

describe('a round that this browser did not play completely', () => {
  it('is only compared with its own secret without a log', async () => {
    const { check } = await browser('none');
    expect(await check()).toMatchObject({ result: 'verified', part: 'none' });
    expect(await check(replacedRound())).toMatchObject({ result: 'verified', part: 'none' });
    expect(await check({ payout: '77777.00' })).toMatchObject({ result: 'mismatch', part: 'none' });
    expect((await check({ id: 'another' })).violation?.codes).toEqual(['another_round']);
  });

  it('is not read from the log of another player', async () => {
    const { log, record } = await browser('settled');
    expect(await checkServed(log, 'another player', record, record.id, findDoubleOnce)).toMatchObject({
      result: 'verified',
      part: 'none',
    });
  });

  it('is compared with what was seen of a round of another device', async () => {
    const { check } = await browser('settled', { logged: { verdict: 'elsewhere' } });
    expect(await check()).toMatchObject({ result: 'verified', part: 'partly' });
    expect((await check(replacedRound())).violation?.codes).toEqual(expect.arrayContaining(['commitment', 'history']));
  });

  it('is not compared with what this browser stored about another round', async () => {
    for (const stage of ['settled', 'pending'] as const) {
      const { check } = await browser(stage);
      const { part, violation } = await check({ nonce: 3 });
      expect(part).toBe('none');
      expect(violation?.codes).not.toContain('commitment');
    }
  });

  it('is only compared with its record when it could not be checked when it was played', async () => {
    const { check } = await browser('settled', { logged: { verdict: 'unavailable', commitment: otherHash } });
    expect(await check()).toMatchObject({ result: 'verified', part: 'none' });
  });

  it('is compared with the request that was never answered, and with its commitment', async () => {
    const { check } = await browser('pending', { pending: { roundId: null } });
    expect(await check()).toMatchObject({ result: 'verified', part: 'own' });
    const other = await browser('pending', { pending: { commitment: otherHash } });
    expect((await other.check()).violation?.codes).toContain('commitment');
  });

  it('is compared with the decisions that were answered here', async () => {
    const { check } = await browser('pending', { pending: { actions: [{ type: 'double' }], answered: 1 } });
    expect(await check()).toMatchObject({ result: 'verified', part: 'partly' });
    expect((await check({ actions: [{ type: 'stand' }] })).violation?.codes).toContain('actions');
    const unanswered = await browser('pending', {
      pending: { actions: [{ type: 'double' }, { type: 'double' }], answered: 1 },
    });
    expect(await unanswered.check()).toMatchObject({ result: 'verified', part: 'partly' });
  });

  it.each<[string, Stage, Changes]>([
    ['before another device played it', 'next', {}],
    [
      'for a request that was never answered',
      'pending',
      {
        pending: {
          roundId: null,
          request: { nonce: 0, currency: 'gold', stake: '1.00', client_seed: 'mine', choice: {} },
        },
      },
    ],
  ])('is compared with the commitment that this browser received %s', async (_when, stage, changes) => {
    const { check } = await browser(stage, changes);
    expect(await check()).toMatchObject({ result: 'verified', part: 'none' });
    expect((await check(replacedRound())).violation?.codes).toContain('commitment');
  });
});
