import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { colleague } from './audit.ts';

const c = initContract();

const colleagueAccount = colleague
  .extend({
    locked_at: instant.nullable().describe('When too many wrong codes locked the account. Null if it is not locked.'),
  })
  .meta({ id: 'ColleagueAccount' });
export type ColleagueAccount = z.infer<typeof colleagueAccount>;

export const colleaguesContract = c.router({
  list: {
    ...endpoints.colleagues.list,
    ...forStaff('staff.unlock'),
    summary: 'List staff accounts and locks',
    description: 'Returns the accounts ordered by name.',
    responses: { 200: z.object({ results: z.array(colleagueAccount) }), ...problems(401, 403) },
  },
  unlock: {
    ...endpoints.colleagues.unlock,
    ...forStaff('staff.unlock', { fresh: true }),
    summary: 'Unlock a staff account',
    description:
      "Unlocks an account that was locked after too many wrong second-factor codes. Password and authenticator do not change. Unlocking again has no effect. Returns `forbidden` for the caller's own account.",
    pathParams: z.object({ id: uuid.describe('ID of the staff account.') }),
    body: c.noBody(),
    responses: { 200: colleagueAccount, ...problems(401, 403, 404) },
  },
});
