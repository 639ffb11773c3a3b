/** Compile-time guarantees of access; `tsc` is the test. Nothing here runs. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forPlayers, type PlayerAccess } from './player/access.ts';
import { forEveryone, type GuardedContract } from './shared/access.ts';
import { forStaff, type StaffAccess, type StaffGuarded } from './staff/access.ts';

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

// @ts-expect-error unknown permission
forStaff('everything');
