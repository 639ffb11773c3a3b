import { createHash } from 'node:crypto';
import type { LiabilitiesDay, OwnLiabilities } from '@goldwren/contracts/player';
import { fromHex, toHex } from '@goldwren/game-engine';
import {
  blindedPlayerMessage,
  buildTiles,
  leafMessage,
  nodeBytes,
  siblingsInTile,
  type Tile,
  tilesOfLeaf,
  writeNode,
} from '@goldwren/game-engine/liabilities';
import { formatHundredths } from '@goldwren/rules';
import { beforeEach, expect, it } from 'vitest';
import { createLog, depsOf, type TestLog } from '../testing/memory-log.ts';
import { checkLiabilities, type LiabilitiesApi } from './check-liabilities.ts';

const player = '01890a5d-ac96-774b-bcce-000000000001';
const secret = '01'.repeat(32);
const at = '2026-11-25T09:07:00.000Z';
const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());

const clockAt = (ms: number) => ({ page: 1, monotonic: ms, wall: ms });

/** The answers of a server that counted these two pieces of the player and 5 SC of another one. */
function publish(amounts: readonly bigint[] = [700n, 300n], day = '2026-11-25') {
  const blinded = sha256(blindedPlayerMessage(day, player, fromHex(secret)));
  const leaves = new Uint8Array(3 * nodeBytes);
  for (const [number, sum] of amounts.entries()) {
    writeNode(leaves, number, { hash: sha256(leafMessage(blinded, number, sum)), sum });
  }
  writeNode(leaves, 2, { hash: sha256(Uint8Array.of(7)), sum: 500n });
  const tiles: Tile[] = [];
  const building = buildTiles(sha256, leaves);
  let step = building.next();
  for (; !step.done; step = building.next()) tiles.push(step.value);
  const { hash, sum } = step.value;
  const pathOf = (position: number) =>
    tilesOfLeaf(position).flatMap(({ level, within }) => {
      const tile = tiles.find((one) => one.level === level) as Tile;
      return siblingsInTile(sha256, tile.nodes, within).map((node) => ({
        hash: toHex(node.hash),
        sum: formatHundredths(node.sum),
      }));
    });
  const total: LiabilitiesDay = { day, at, root: toHex(hash), sum: formatHundredths(sum), leaves: 3, log_position: 0 };
  const own: OwnLiabilities = {
    day,
    at,
    wallet: formatHundredths(amounts.reduce((all, one) => all + one, 0n)),
    escrow: '0.00',
    entry: 4,
    secret,
    pieces: amounts.map((amount, position) => ({ amount: formatHundredths(amount), position, path: pathOf(position) })),
  };
  return { total, own };
}

interface Answers {
  totals?: readonly LiabilitiesDay[];
  own?: OwnLiabilities;
  activity?: readonly { id: string; at: string; balance_after: string }[];
  log?: TestLog;
  redemptions?: readonly { created_at: string; since: string; status: string; sweeps_submitted: string }[];
}

const lastEntry = { id: 'sweeps-4', at: '2026-11-24T10:00:00.000Z', balance_after: '10.00' };

function check(
  { totals, own, activity = [lastEntry], redemptions = [], log = ownLog }: Answers = {},
  by = player,
  now = clockAt(0),
) {
  const honest = publish();
  const api = {
    fairness: {
      liabilities: async () => ({ results: totals ?? [honest.total] }),
      ownLiabilities: async () => own ?? honest.own,
    },
    wallet: { activity: async () => ({ results: activity, next_cursor: null }) },
    redemptions: { list: async () => ({ results: redemptions, next_cursor: null }) },
  };
  return checkLiabilities(api as unknown as LiabilitiesApi, async () => depsOf(log), by, now);
}

function entryOf({ log_position: _, ...total }: LiabilitiesDay) {
  return { kind: 'liabilities', ...total };
}

let ownLog: TestLog;
beforeEach(async () => {
  localStorage.clear();
  ownLog = await createLog();
  await ownLog.append(entryOf(publish().total));
});

it('verifies the total that contains the balance of the activity, and stores it', async () => {
  expect(await check()).toMatchObject({ result: 'verified', total: { sum: '15.00', wallet: '10.00', logged: true } });
  const notAgain = { ...publish().own, wallet: '0.00' };
  expect(await check({ own: notAgain })).toMatchObject({ result: 'verified', total: { wallet: '10.00' } });
});

it('reports that no total is published', async () => {
  expect(await check({ totals: [] })).toEqual({ result: 'none' });
});

it('accepts movements and redemptions at about the time of the snapshot', async () => {
  const next = { id: 'sweeps-5', at: '2026-11-25T09:06:58.000Z', balance_after: '1.00' };
  const redeemed = { created_at: at, since: at, status: 'in_review', sweeps_submitted: '9.00' };
  expect(await check({ activity: [next, lastEntry], redemptions: [redeemed] })).toMatchObject({ result: 'verified' });
});

const { total, own } = publish();

it('compares the escrow with the open redemptions', async () => {
  const requested = {
    created_at: '2026-11-24T08:00:00.000Z',
    since: '2026-11-24T08:00:00.000Z',
    sweeps_submitted: '6.00',
  };
  const redemptions = [{ ...requested, status: 'in_review' }];
  const activity = [{ ...lastEntry, balance_after: '4.00' }];
  const inEscrow = { ...own, wallet: '4.00', escrow: '6.00' };
  expect(await check({ own: inEscrow, activity, redemptions })).toMatchObject({ result: 'verified' });
});

it.each(['no JSON', '{}', '[{}]'])('verifies again when the stored totals are %s', async (text) => {
  localStorage.setItem(`goldwren-liabilities-${player}`, text);
  const another = { ...own, wallet: '0.00' };
  expect(await check({ own: another })).toMatchObject({ result: 'violation' });
  expect(await check()).toMatchObject({ result: 'verified' });
});
const snapshotAt = (time: string) => ({ totals: [{ ...total, at: time }], own: { ...own, at: time } });
const early = { id: 'sweeps-5', at: '2026-11-25T08:00:00.000Z', balance_after: '99.00' };
const open = { created_at: early.at, since: early.at, status: 'in_review', sweeps_submitted: '50.00' };
const frauds: [string, Answers][] = [
  ['another root', { totals: [{ ...total, root: '00'.repeat(32) }] }],
  ['a lower sum', { totals: [{ ...total, sum: '14.99' }] }],
  ['no pieces', { own: { ...own, pieces: [], wallet: '0.00' } }],
  ['an older balance', { activity: [early, lastEntry] }],
  ['another balance than the activity', { activity: [{ ...lastEntry, balance_after: '11.00' }] }],
  ['an entry that the activity lacks', { activity: [] }],
  ['an open redemption left out', { redemptions: [open] }],
  ['the proof of another day', { own: publish([700n, 300n], '2026-11-24').own }],
  ['a proof of an earlier time', { own: { ...own, at: '2026-11-25T08:07:00.000Z' } }],
  ['a snapshot before the day', snapshotAt('2026-11-25T03:59:00.000Z')],
  ['a snapshot long after the day', snapshotAt('2026-11-26T07:00:00.000Z')],
  ['a negative amount', { own: { ...own, escrow: '-1.00' } }],
];

it.each(frauds)('reports a violation with evidence for %s', async (_what, answers) => {
  const result = await check(answers);
  expect(result).toMatchObject({ result: 'violation', violation: { codes: ['liabilities'] } });
});

it('reports the proof of another player', async () => {
  const other = '01890a5d-ac96-774b-bcce-000000000002';
  await check();
  expect(await check({}, other)).toMatchObject({ result: 'violation' });
});

it('reports a verified total that is changed or withdrawn later', async () => {
  await check();
  expect(await check({ totals: [{ ...total, sum: '16.00' }] })).toMatchObject({ result: 'violation' });
  expect(await check({ totals: [{ ...total, root: '00'.repeat(32) }] })).toMatchObject({ result: 'violation' });
  expect(await check({ totals: [] })).toMatchObject({ result: 'violation' });
  const older = publish([700n, 300n], '2026-11-24');
  expect(await check({ totals: [older.total] })).toMatchObject({ result: 'violation' });
});

it('keeps each verified total until it is too old to be published', async () => {
  await check();
  const next = publish([700n, 300n], '2026-11-26');
  const now = '2026-11-26T09:07:00.000Z';
  const later = { total: { ...next.total, at: now, log_position: 1 }, own: { ...next.own, at: now } };
  await ownLog.append(entryOf(later.total));
  const incomplete = { ...later.own, wallet: '9.00' };
  expect(await check({ totals: [later.total], own: incomplete })).toMatchObject({ result: 'violation' });
  expect(await check({ totals: [later.total], own: later.own })).toMatchObject({ result: 'verified' });
  expect(await check({ totals: [later.total, { ...total, sum: '16.00' }] })).toMatchObject({ result: 'violation' });
});

const day = '2026-11-25';
const later = (seconds: number, answers: Answers) => check(answers, player, clockAt(seconds * 1000));
const notInLog = { result: 'violation', violation: { codes: ['total_not_in_log'] } };

it('waits for the merge delay of the public log, and then reports a total that is not in it', async () => {
  const answers = { log: await createLog(), totals: [{ ...total, log_position: null }] };
  expect(await check(answers)).toMatchObject({ result: 'verified', total: { day, logged: false } });
  expect(await later(89, answers)).toMatchObject({ result: 'verified', total: { logged: false } });
  expect(await later(90, answers)).toMatchObject(notInLog);
  const opened = { page: 2, monotonic: 0, wall: 0 };
  expect(await check(answers, player, opened)).toMatchObject(notInLog);
});

it('does not report a total as missing because the wall clock was set forward', async () => {
  const answers = { log: await createLog(), totals: [{ ...total, log_position: null }] };
  await check(answers);
  for (const page of [1, 2]) {
    const setForward = { page, monotonic: 1_000, wall: 3_600_000 };
    expect(await check(answers, player, setForward)).toMatchObject({ result: 'verified', total: { logged: false } });
  }
});

it('finds a total that came into the public log after it was verified', async () => {
  const log = await createLog();
  const waiting = { log, totals: [{ ...total, log_position: null }] };
  await check(waiting);
  await log.append({ kind: 'other' }, entryOf(total));
  const totals = [{ ...total, log_position: 1 }];
  expect(await later(600, { log, totals })).toMatchObject({ result: 'verified', total: { logged: true } });
  // It is not looked for again.
  expect(await check({ log: await createLog(), totals })).toMatchObject({
    result: 'verified',
    total: { logged: true },
  });
});

it.each([
  ['another sum', { ...total, sum: '16.00' }],
  ['another root', { ...total, root: '00'.repeat(32) }],
  ['another day', { ...total, day: '2026-11-24' }],
])('reports that the public log shows %s to others', async (_what, shown) => {
  const log = await createLog();
  await log.append(entryOf(shown));
  expect(await check({ log })).toMatchObject(notInLog);
});

it('reports a position that leads to an entry outside the signed tree', async () => {
  const log = await createLog();
  await log.append({ kind: 'other' });
  const entry = new TextEncoder().encode(JSON.stringify(entryOf(total)));
  log.tiles.set('tile/entries/000.p/1', Uint8Array.of(entry.length >> 8, entry.length & 0xff, ...entry));
  expect(await check({ log })).toMatchObject(notInLog);
});

it('verifies the total without a network connection to the log, and looks again later', async () => {
  const source = { checkpoint: () => Promise.reject(new Error('offline')), tile: async () => null };
  const log = { ...ownLog, source } as TestLog;
  expect(await check({ log })).toMatchObject({ result: 'verified', total: { logged: false } });
  expect(await check()).toMatchObject({ result: 'verified', total: { logged: true } });
});
