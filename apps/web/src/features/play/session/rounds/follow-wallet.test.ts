import { expect, it } from 'vitest';
import { doubledRounds } from '../../testing/settled-round.ts';
import { takeSeat } from '../../testing/table.ts';
import { followWallet } from './follow-wallet.ts';
import { createSessionRecord } from './resume.ts';

const { server, pending, settled } = doubledRounds();
const { deps } = takeSeat({ server });
const sessionRecord = {
  ...createSessionRecord(deps, server.start(), null),
  wallet: { gold: '20000.00', sweeps: '5.00' },
};
const changesOf = (...step: Parameters<typeof followWallet>) => followWallet(...step).otherChanges;

it('expects the stake and the raises of an open round, in its coin only', () => {
  const open = { ...sessionRecord, pending };
  expect(changesOf(sessionRecord, open, [], { gold: '10000.00', sweeps: '5.00' })).toEqual({ gold: '0', sweeps: '0' });
  const unanswered = { ...sessionRecord, pending: { ...pending, roundId: null } };
  expect(changesOf(sessionRecord, unanswered, [], sessionRecord.wallet)).toEqual({ gold: '0', sweeps: '0' });
});

it('expects the payout of a settled round, with what was already taken for it', () => {
  const taken = { ...sessionRecord, pending, wallet: { gold: '10000.00', sweeps: '5.00' } };
  const round = { record: { ...settled.record, payout: '15000.00' } };
  const wallet = { gold: '25000.00', sweeps: '5.00' };
  expect(changesOf(taken, sessionRecord, [round], wallet)).toEqual({ gold: '0', sweeps: '0' });
  expect(changesOf(sessionRecord, sessionRecord, [round], wallet)).toEqual({ gold: '0', sweeps: '0' });
});

it('adds up the coins that no round explains', () => {
  const first = followWallet(sessionRecord, sessionRecord, [], { gold: '19999.00', sweeps: '6.50' });
  expect(first.otherChanges).toEqual({ gold: '-100', sweeps: '150' });
  const second = followWallet(first, first, [], { gold: '19998.00', sweeps: '6.50' });
  expect(second).toMatchObject({ otherChanges: { gold: '-200', sweeps: '150' }, wallet: { gold: '19998.00' } });
});
