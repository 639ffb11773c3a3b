import { searchKindIds, searchResultsPerKind } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { fromCells, overCells, wholeOverCells } from '../over-cells.ts';

const c = initContract();

const result = z
  .object({
    kind: z.enum(searchKindIds),
    id: uuid,
    page_id: uuid.describe(
      'ID of the page that shows it: the player of a round, the redemption of a receipt, otherwise the same as `id`.',
    ),
    name: z.string().nullable().describe('Name or reference. Null when it has none, and for an erased player.'),
    note: z.string().nullable().describe('Distinguishes results with the same name. Emails of players are masked.'),
    at: instant.nullable().describe('When it was created. Null for staff accounts.'),
    cursor: z.string().nullable().describe('For a round: cursor of the rounds in the timeline that begin with it.'),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof result>;

const found = z.object({
  results: z.array(result),
  archived_month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .describe('Without results, for the ID of a month whose rounds are only in the archive, such as `2025-09`.'),
});

export const searchContract = c.router({
  find: {
    ...endpoints.search.find,
    ...forStaff('own_account', { notFresh: 'a search changes nothing', ...wholeOverCells }),
    summary: 'Search everything',
    description: `Finds players by name, email, phone or ID, and everything else by ID or reference. Returns at most ${searchResultsPerKind} results of each kind, and only kinds that the caller has permission to open. The search term is in the body, because it can be personal data and URLs are logged.`,
    body: z
      .strictObject({ q: z.string().trim().min(1).max(254).regex(visible).describe('What to find.'), ...fromCells })
      .meta({ id: 'SearchForm' }),
    responses: {
      200: overCells(found, 'SearchResultRow'),
      ...problems(401),
    },
  },
});
