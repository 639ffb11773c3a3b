import type { AuditEntry, GameReturns, RealisedReturn, StaffGame } from '@goldwren/contracts/staff';
import { ada, grace, idOf, longest, on, robin } from './people.ts';

const quiet: StaffGame = {
  ...{ id: 2, slug: 'starlight-fortune', title: 'Starlight Fortune', maths_version: '1.0.0', enabled: true },
  ...{ last_switch: null, needs_investigation: false, investigations: [], open_sessions: 14, open_rounds: 0 },
};

/** A typical game, one that was off, one that staff switched off, and one that the audit switched off. */
export const games: StaffGame[] = [
  quiet,
  {
    ...{ ...quiet, id: 1, slug: 'jacks-or-better-poker', title: 'Jacks or Better Poker' },
    ...{ open_sessions: 6, open_rounds: 5 },
    last_switch: {
      ...{ id: 11, enabled: true, reason: 'staff', at: on(12, '15:20'), by: grace.name, finding: null },
      note: 'The new cards are in their places.',
    },
  },
  {
    ...{ ...quiet, id: 5, slug: 'plinko-fortune', title: 'Plinko Fortune', enabled: false, open_sessions: 0 },
    last_switch: {
      ...{ id: 12, enabled: false, reason: 'staff', at: on(23, '16:40'), by: ada.name, finding: null },
      note: 'Players report that the ball stops above the slots; taken off until it is understood.',
    },
  },
  {
    ...{ ...quiet, id: 7, slug: 'keno-fortune', title: 'Keno Fortune', enabled: false, open_sessions: 0 },
    ...{
      needs_investigation: true,
      investigations: [{ by: ada.name, at: on(23, '14:02'), note: 'One round of 2,210 was stored twice.' }],
    },
    last_switch: {
      ...{ id: 13, enabled: false, reason: 'rounds_disagree', at: on(23, '07:00'), by: null, note: null },
      finding: { day: '2026-11-22', rounds: 2_210, mismatches: 1, z: null },
    },
  },
];

const usual: RealisedReturn = {
  ...{ rounds: 41_204, mismatches: 0, returned: 95.61, expected: 95.42, low: 91.8, high: 99.04, z: 0.16 },
  verdict: 'usual',
};
const few: RealisedReturn = { ...usual, rounds: 38, returned: 212.5, low: 0, high: 420, z: 1.1, verdict: 'too_few' };
const none: RealisedReturn = {
  ...{ rounds: 0, mismatches: 0, returned: null, expected: null, low: null, high: null, z: 0 },
  verdict: 'none',
};
const returns: GameReturns = {
  ...{ id: 2, slug: 'starlight-fortune', title: 'Starlight Fortune', enabled: true },
  theory: { low: 95.42, high: 95.42, optimal_play: false },
  spans: { yesterday: { ...usual, rounds: 1_420, returned: 88.2, z: -0.4 }, week: usual, month: usual, all: usual },
};

export const rtp: GameReturns[] = [
  returns,
  {
    ...{ ...returns, id: 1, slug: 'jacks-or-better-poker', title: 'Jacks or Better Poker' },
    theory: { low: 97.29, high: 97.29, optimal_play: true },
    spans: {
      yesterday: few,
      week: usual,
      month: usual,
      all: { ...usual, returned: 101.9, z: 2.4, verdict: 'unusual' },
    },
  },
  {
    ...{ ...returns, id: 7, slug: 'keno-fortune', title: 'Keno Fortune', enabled: false },
    theory: { low: 93.82, high: 96.44, optimal_play: false },
    spans: {
      yesterday: { ...usual, mismatches: 1, verdict: 'beyond', returned: 131.2, z: 5.2 },
      ...{ week: { ...usual, mismatches: 1, returned: 104.4, z: 3.1, verdict: 'rare' }, month: usual, all: usual },
    },
  },
  {
    ...returns,
    id: 5,
    slug: 'plinko-fortune',
    title: 'Plinko Fortune',
    spans: { yesterday: none, week: few, month: few, all: few },
  },
];

const entry = (seq: number, at: string, more: Omit<AuditEntry, 'seq' | 'at' | 'hash'>): AuditEntry => ({
  ...{ seq, at, ...more },
  hash: seq.toString(16).padStart(64, 'c'),
});

export const audit: AuditEntry[] = [
  entry(1_204, on(23, '16:40'), {
    ...{ staff: ada, action: 'game.switched_off', subject: { type: 'game', id: '5' } },
    facts: { reason: 'Players report that the ball stops above the slots; taken off until it is understood.' },
  }),
  entry(1_203, on(23, '16:12'), {
    ...{ staff: ada, action: 'player.viewed', subject: { type: 'player', id: robin.id }, facts: {} },
  }),
  entry(1_202, on(21, '21:40'), {
    ...{ staff: grace, action: 'redemption.delay_told', subject: { type: 'redemption', id: idOf(102) } },
    facts: { reason: 'further_review', player: longest.id },
  }),
  entry(1_201, on(20, '16:20'), {
    ...{ staff: ada, action: 'redemption.approved_first', subject: { type: 'redemption', id: idOf(102) } },
    facts: { amount: '2400.00', player: longest.id },
  }),
  entry(1_200, on(20, '16:01'), { staff: ada, action: 'staff.signed_in', subject: null, facts: {} }),
];
