import { expect, it } from 'vitest';
import { differsFromActivity, differsFromRedemptions, type KnownBalances } from './known-balances.ts';

const at = '2026-11-25T09:07:00.000Z';
const minutes = (from: number) => new Date(Date.parse(at) + from * 60_000).toISOString();
const proof = { day: '2026-11-25', at, wallet: '10.00', escrow: '6.00', entry: 4, secret: '', pieces: [] };
const site = (answers: { activity?: object[]; redemptions?: object[] }) =>
  ({
    wallet: { activity: async () => ({ results: answers.activity, next_cursor: null }) },
    redemptions: { list: async () => ({ results: answers.redemptions, next_cursor: null }) },
  }) as unknown as KnownBalances;

const entry = (number: number, from: number, balance_after = '10.00') => {
  return { id: `sweeps-${number}`, at: minutes(from), balance_after };
};
const activity = (own: Partial<typeof proof>, ...results: object[]) =>
  differsFromActivity(site({ activity: results }), { ...proof, ...own });

it('accepts the entry before the snapshot, with the next one after it', async () => {
  expect(await activity({}, entry(5, 1, '99.00'), entry(4, -60))).toBeNull();
  expect(await activity({}, entry(5, -4, '99.00'), entry(4, 4))).toBeNull();
});

it('accepts a player without coins whose first entry comes after the snapshot', async () => {
  expect(await activity({ entry: 0, wallet: '0.00' })).toBeNull();
  expect(await activity({ entry: 0, wallet: '0.00' }, entry(1, 60))).toBeNull();
});

it.each([
  ['names an entry after the snapshot', {}, [entry(4, 6)]],
  ['leaves out an entry before the snapshot', {}, [entry(5, -6), entry(4, -60)]],
  ['names another balance', {}, [entry(4, -60, '11.00')]],
  ['names an entry that does not exist', {}, []],
  ['says that there are no entries', { entry: 0, wallet: '0.00' }, [entry(1, -60)]],
  ['says that there are coins without entries', { entry: 0 }, []],
])('reports a proof that %s', async (_what, own, results) => {
  expect(await activity(own, ...results)).toEqual({ activity: results });
});

const redemption = (status: string, created: number, since = created, sweeps_submitted = '6.00') => {
  return { status, created_at: minutes(created), since: minutes(since), sweeps_submitted };
};
const redemptions = (...results: object[]) => differsFromRedemptions(site({ redemptions: results }), proof);
const old = redemption('paid', -600, -500, '70.00');

it('counts the redemptions that were open at the snapshot', async () => {
  expect(await redemptions(redemption('in_review', -60), old, redemption('in_review', 60, 60, '80.00'))).toBeNull();
  expect(await redemptions(redemption('paid', -60, 60), old)).toBeNull();
});

it('accepts any escrow when a redemption was requested or ended at about the time of the snapshot', async () => {
  expect(await redemptions(old, redemption('in_review', -4, -4, '9.00'))).toBeNull();
  expect(await redemptions(old, redemption('in_review', 4))).toBeNull();
  expect(await redemptions(old, redemption('paid', -60, -4))).toBeNull();
  expect(await redemptions(old, redemption('paid', -60, 4, '9.00'))).toBeNull();
});

it.each([
  ['was open', [redemption('in_review', -60, -60, '9.00')]],
  ['was open, although its status changed at about that time', [redemption('in_review', -60, -4, '9.00')]],
  ['was paid later', [redemption('paid', -60, 60, '9.00')]],
  ['was paid before', [redemption('paid', -60, -50)]],
  ['was requested later', [redemption('in_review', 60)]],
])('reports an escrow that does not count, or counts wrongly, what %s', async (_what, results) => {
  expect(await redemptions(...results)).toEqual({ redemptions: results });
});
