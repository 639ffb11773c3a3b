import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { colleague } from './audit.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const colleagueAccount = colleague
  .extend({
    locked_at: instant
      .nullable()
      .describe('Since when too many wrong codes have locked the account; null: it is not locked.'),
  })
  .meta({ id: 'ColleagueAccount' });
export type ColleagueAccount = z.infer<typeof colleagueAccount>;

export const colleaguesContract = c.router({
  list: {
    ...endpoints.colleagues.list,
    ...forStaff('staff.unlock'),
    summary: 'The accounts of the back office, by name',
    responses: { 200: z.object({ results: z.array(colleagueAccount) }), ...problems(401, 403) },
  },
  unlock: {
    ...endpoints.colleagues.unlock,
    ...forStaff('staff.unlock', { fresh: true }),
    summary: 'Unlock the account of a colleague',
    description:
      'After too many wrong codes of the second factor. Password and authenticator stay as they are. Unlocking again changes nothing. `forbidden` for the own account.',
    pathParams: z.object({ id: uuid.describe('Of the list of colleagues.') }),
    body: c.noBody(),
    responses: { 200: colleagueAccount, ...problems(401, 403, 404) },
  },
});
