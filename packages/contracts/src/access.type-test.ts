/** Compile-time guarantees of access; `tsc` is the test. Nothing here runs. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forPlayers, type PlayerAccess } from './player/access.ts';
import { forEveryone, type GuardedContract } from './shared/access.ts';
import { forStaff, type StaffAccess, type StaffGuarded } from './staff/access.ts';
import { daysOverCells, pagesOverCells } from './staff/over-cells.ts';

const c = initContract();
const route = { method: 'GET', path: '/api/thing', responses: { 200: z.object({}) } } as const;

export const guarded = c.router({
  things: c.router({ open: { ...route, ...forEveryone }, own: { ...route, ...forPlayers } }),
}) satisfies GuardedContract<PlayerAccess>;

export const silent = c.router({
  things: c.router({ open: route }),
  // @ts-expect-error a route must declare its access
}) satisfies GuardedContract<PlayerAccess>;

export const misspelt = c.router({
  things: c.router({ open: { ...route, metadata: { access: 'palyer' } } as const }),
  // @ts-expect-error the audience does not have this access
}) satisfies GuardedContract<PlayerAccess>;

export const staffs = c.router({
  things: c.router({ open: { ...route, ...forEveryone }, own: { ...route, ...forStaff('own_account') } }),
}) satisfies GuardedContract<StaffAccess>;

export const withoutPermission = c.router({
  things: c.router({ own: { ...route, metadata: { access: 'staff' } } as const }),
  // @ts-expect-error a staff route must declare its permission
}) satisfies GuardedContract<StaffAccess>;

export const playersCall = c.router({
  things: c.router({ own: { ...route, ...forPlayers } }),
  // @ts-expect-error a staff contract rejects player access
}) satisfies GuardedContract<StaffAccess>;

const change = { method: 'POST', path: '/api/thing', body: z.object({}), responses: { 200: z.object({}) } } as const;

export const changing = c.router({
  things: c.router({
    read: { ...route, ...forStaff('own_account') },
    change: { ...change, ...forStaff('own_account', { fresh: true }) },
    harmless: { ...change, ...forStaff('own_account', { notFresh: 'it changes nothing' }) },
  }),
}) satisfies StaffGuarded;

export const unprovenChange = c.router({
  things: c.router({ change: { ...change, ...forStaff('own_account') } }),
  // @ts-expect-error a call that changes something must be fresh or give a reason
}) satisfies StaffGuarded;

const row = z.object({ id: z.string(), at: z.string().nullable(), amount: z.string(), done: z.boolean() });
const byId = pagesOverCells(row, () => ({ id: 'id', by: 'amount', descending: true }));

export const read = c.router({
  things: c.router({
    own: { ...route, ...forStaff('own_account', byId) },
    search: { ...change, reads: true, ...forStaff('own_account', { notFresh: 'it changes nothing', ...byId }) },
  }),
}) satisfies StaffGuarded;

export const changedOverCells = c.router({
  things: c.router({ change: { ...change, ...forStaff('own_account', { notFresh: 'it changes nothing', ...byId }) } }),
  // @ts-expect-error only a call that reads can be made over all cells
}) satisfies StaffGuarded;

// @ts-expect-error the rows have no such field
pagesOverCells(row, () => ({ id: 'uuid', by: null, descending: true }));
// @ts-expect-error a list cannot be ordered by this field
pagesOverCells(row, () => ({ id: 'id', by: 'done', descending: true }));
// @ts-expect-error the rows have no day
daysOverCells(row, z.object({ amount: z.string() }));

// @ts-expect-error unknown permission
forStaff('everything');
