import type { RoundRecord } from '@goldwren/contracts/player';
import { describe, expect, it } from 'vitest';
import type { SessionRecord } from '../../../shared/fairness/client-log.ts';
import { makeClientSeed, newChain } from '../model/seed-chain.ts';
import { createSessionRecord } from '../session/rounds/resume.ts';
import { doubledRounds } from '../testing/settled-round.ts';
import { takeSeat } from '../testing/table.ts';
import { judgeRecord, recordCodes } from './judge-record.ts';

const otherHash = 'ab'.repeat(32);
const { server, session, played, pending, record, held } = doubledRounds();
const { deps } = takeSeat({ server });
const sessionRecord: SessionRecord = createSessionRecord(deps, server.start(), null);
const judge = (stored: Partial<SessionRecord> = {}, change: Partial<RoundRecord> = {}) =>
  judgeRecord(held.game, { ...sessionRecord, ...stored }, { ...record, ...change }, held.now);

const request = { ...pending.request, client_seed: 'mine' };
const answeredOnce = { ...pending, actions: pending.actions.slice(0, 1), answered: 1 };

describe('a record of a round', () => {
  it('of this browser is verified like an answer', async () => {
    expect(await judge({ pending })).toMatchObject({ logged: { verdict: 'verified', roundId: record.id } });
    expect(await judge({ pending: { ...pending, request } })).toMatchObject({
      codes: expect.arrayContaining(['client_seed']),
    });
    expect(await judge({ pending: { ...pending, commitment: otherHash } })).toEqual({ codes: ['commitment'] });
  });

  it('of another device may have the nonce of a request that never arrived', async () => {
    const unanswered = { ...pending, roundId: null, request };
    expect(await judge({ pending: unanswered })).toMatchObject({ logged: { verdict: 'elsewhere' } });
    const later = { ...pending, request: { ...pending.request, nonce: 9 } };
    expect(await judge({ pending: later })).toMatchObject({ logged: { verdict: 'elsewhere' } });
  });

  it('has the commitment that this browser received before it', async () => {
    const next = { nextNonce: record.nonce, nextCommitment: held.commitment };
    expect(await judge(next)).toMatchObject({ logged: { verdict: 'elsewhere' } });
    expect(await judge({ ...next, nextCommitment: otherHash })).toEqual({ codes: ['commitment'] });
  });

  it('has decisions of another browser only after a hand-over', async () => {
    expect(await judge({ pending: answeredOnce })).toEqual({ codes: ['not_handed_over'] });
    const elsewhere = { logged: { verdict: 'elsewhere' } };
    expect(await judge({ pending: answeredOnce }, { handed_over_at: record.at })).toMatchObject(elsewhere);
    expect(await judge({ pending: { ...answeredOnce, handedOver: true } })).toMatchObject(elsewhere);
  });

  it('has a seed of this browser in a session of this browser', async () => {
    expect(await judge({ chainEnd: otherHash, pending })).toEqual({ codes: ['seed_chain'] });
    const { end: chainEnd } = newChain();
    const own = { ...pending.request, client_seed: makeClientSeed('', chainEnd, 0) };
    const madeHere = server.record(session, { ...played, request: own });
    const judged = await judgeRecord(held.game, { ...sessionRecord, chainEnd }, madeHere, held.now);
    expect(judged).toMatchObject({ logged: { record: { client_seed: own.client_seed } } });
  });

  it('is about the session of the client log', async () => {
    expect(await judge({ pending }, { session_id: 'another' })).toEqual({ codes: ['record'] });
  });
});

describe('the balances around a round', () => {
  const amounts = { balance_before: '100.00', stake: '10.00', payout: '25.00', balance_after: '115.00' };
  const codesOf = (change: object) => recordCodes(sessionRecord, { ...record, ...amounts, ...change } as RoundRecord);

  it('are explained by its stake and its payout', () => {
    expect(codesOf({ actions: [] })).toEqual([]);
  });

  it.each(Object.keys(amounts))('are a violation when %s is another amount, or none', (name) => {
    expect(codesOf({ actions: [], [name]: '77.00' })).toEqual(['balance']);
    expect(codesOf({ actions: [], [name]: 'much' })).toEqual(['balance']);
  });

  it('can change between decisions', () => {
    expect(codesOf({ balance_after: '77.00' })).toEqual([]);
  });
});
