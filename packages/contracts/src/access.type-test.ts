/** Compile-time guarantees of access; `tsc` is the test. Nothing here runs. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forPlayers, type PlayerAccess } from './player/access.ts';
import { forEveryone, type GuardedContract } from './shared/access.ts';

const c = initContract();
const route = { method: 'GET', path: '/api/thing', responses: { 200: z.object({}) } } as const;

export const guarded = c.router({
  things: c.router({ open: { ...route, ...forEveryone }, own: { ...route, ...forPlayers } }),
}) satisfies GuardedContract<PlayerAccess>;

export const silent = c.router({
  things: c.router({ open: route }),
  // @ts-expect-error a route says who may call it
}) satisfies GuardedContract<PlayerAccess>;

export const misspelt = c.router({
  things: c.router({ open: { ...route, metadata: { access: 'palyer' } } as const }),
  // @ts-expect-error an access that the audience does not have
}) satisfies GuardedContract<PlayerAccess>;
