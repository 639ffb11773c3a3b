import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';
/** Compile-time checks of the binding. `tsc` runs them; no code here is executed. */
import type { Handlers } from '../../src/http/contract/handlers.ts';

const wallet = { gold_balance: '0.00', sweeps_balance: '0.00', sweeps_unplayed: '0.00', sweeps_expire_at: null };
const nothing = { results: [], next_cursor: null };
const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };
const series = { ...range, opening: '0.00', closing: '0.00', low: '0.00', high: '0.00', sampled: false, points: [] };
const bonus = { day: 1, amount: '0.00', claimable: true, next_claim_at: null, days: [] };

export const whole: Handlers<PlayerContract, 'wallet'> = {
  get: async ({ player }) => ({ status: 200, body: { ...wallet, gold_balance: player.id } }),
  activity: async ({ query }) => ({ status: 200, body: query.limit === 1 ? nothing : nothing }),
  history: async () => ({ status: 200, body: { results: [] } }),
  timeline: async () => ({ status: 200, body: nothing }),
  balances: async ({ query }) => ({ status: 200, body: { ...series, currency: query.currency } }),
  loginBonus: async () => ({ status: 200, body: bonus }),
  claimLoginBonus: async () => ({ status: 200, body: { ...bonus, claimed: '0.00', gold_balance: '0.00' } }),
};

// @ts-expect-error a handler is missing
export const missing: Handlers<PlayerContract, 'wallet'> = { get: whole.get };

export const undeclaredStatus: Handlers<PlayerContract, 'wallet'> = {
  ...whole,
  // @ts-expect-error the contract has no 201 for this call
  get: async () => ({ status: 201, body: wallet }),
};

export const wrongBody: Handlers<PlayerContract, 'wallet'> = {
  ...whole,
  // @ts-expect-error amounts are strings
  get: async () => ({ status: 200, body: { ...wallet, gold_balance: 0 } }),
};

export const missingField: Handlers<PlayerContract, 'wallet'> = {
  ...whole,
  // @ts-expect-error a field of the answer is missing
  get: async () => ({ status: 200, body: { gold_balance: '0.00' } }),
};

export const strangersPlayer: Pick<Handlers<PlayerContract, 'redemptions'>, 'recent'> = {
  // @ts-expect-error a public call has no player
  recent: async ({ player }) => ({ status: 200, body: { results: [player] } }),
};

export const staffs: Pick<Handlers<StaffContract, 'auth'>, 'me'> = {
  me: async ({ staff }) => ({ status: 200, body: { staff: { ...staff, roles: [...staff.roles], permissions: [] } } }),
};

export const playerAtStaff: Pick<Handlers<StaffContract, 'auth'>, 'me'> = {
  // @ts-expect-error a call for staff has no player
  me: async ({ player }) => ({ status: 200, body: player }),
};
