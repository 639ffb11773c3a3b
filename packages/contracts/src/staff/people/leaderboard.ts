import { aliasRemovalReasons, challengeGames, challenge as rules } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { day, uuid } from '../../shared/ids.ts';
import { page, pageBody } from '../../shared/pagination.ts';
import { visible } from '../../shared/person.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { playerLine } from '../player-line.ts';
import { reason } from '../reason.ts';

const c = initContract();

const name = z.string().trim().min(1).max(rules.alias.maxLength).regex(visible);

const removed = z.object({ name: z.string(), reason: z.enum(aliasRemovalReasons) }).meta({ id: 'RemovedName' });

const line = z
  .object({
    entry_id: uuid,
    day: day.describe('The day of the challenge.'),
    game: z.enum(challengeGames),
    player: playerLine,
    name: z.string().nullable().describe('The name on the leaderboard. Null after it was removed.'),
    removed: removed.nullable().describe('The last name of this entry that staff removed.'),
    given_up_x100: z.int().nullable().describe('The score. Null until the last hand is over.'),
  })
  .meta({ id: 'LeaderboardName' });
export type LeaderboardName = z.infer<typeof line>;

const removalForm = z
  .strictObject({
    name: name.describe('The name to remove, as it was shown.'),
    reason: z.enum(aliasRemovalReasons).describe('The player sees the reason.'),
    note: reason.describe('Explanation for the audit log. The player does not see it.'),
  })
  .meta({ id: 'NameRemovalForm' });
export type NameRemovalForm = z.input<typeof removalForm>;

const searchForm = z
  .strictObject({
    day: z.iso.date().regex(/^2/).optional().describe('Only of this day.'),
    name: name.optional().describe('Part of a name, without regard to case.'),
    player: uuid.optional().describe('Only of this player.'),
    ...pageBody,
  })
  .meta({ id: 'LeaderboardNameSearchForm' });

export const leaderboardContract = c.router({
  searchNames: {
    ...endpoints.leaderboard.searchNames,
    ...forStaff('leaderboard.moderate', { notFresh: 'a search changes nothing' }),
    summary: 'Search names on the leaderboards',
    description: 'Returns the names that players chose and those that staff removed, the newest entries first.',
    body: searchForm,
    responses: { 200: page(line), ...problems(401) },
  },
  removeName: {
    ...endpoints.leaderboard.removeName,
    ...forStaff('leaderboard.moderate', { fresh: true }),
    summary: 'Remove a name from a leaderboard',
    description:
      'Removes the name from the entry. The player sees the reason, keeps the result and may choose another name, but not this one again on that day. Returns `conflict` when the entry has another name now.',
    pathParams: z.object({ entryId: uuid.describe('`entry_id` of a name.') }),
    body: removalForm,
    responses: { 204: c.noBody(), ...problems(401, 404, 409) },
  },
});
