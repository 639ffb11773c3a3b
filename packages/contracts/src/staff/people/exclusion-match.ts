import { exclusionMatchStates, exclusionOccasions, foundVerdicts, matchReasons } from '@goldwren/rules';
import { z } from 'zod';
import { instant, uuid } from '../../shared/ids.ts';
import { playerLine } from '../player-line.ts';

/** An account that may belong to a self-excluded person. */
export const exclusionMatch = z
  .object({
    id: uuid,
    player: playerLine.describe('Account that may belong to the excluded person.'),
    excluded_player: playerLine
      .nullable()
      .describe('Account with the self-exclusion. Null for an account of another cell.'),
    excluded_cell: z
      .string()
      .nullable()
      .describe('Cell of the account with the self-exclusion. Null for an account of this cell.'),
    verdict: z
      .enum(foundVerdicts)
      .describe('`exact`: the same person by the matching rules. `near`: a similar person.'),
    reasons: z.array(z.enum(matchReasons)).describe('What the two accounts have in common.'),
    occasion: z.enum(exclusionOccasions).describe('When the match was found.'),
    state: z.enum(exclusionMatchStates),
    opened_at: instant,
    due_at: instant,
    breached: z.boolean(),
    decided_at: instant.nullable(),
    decided_by: uuid.nullable().describe('ID of the staff member.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ExclusionMatch' });
export type ExclusionMatch = z.infer<typeof exclusionMatch>;

export const exclusionMatches = z
  .array(exclusionMatch)
  .describe('Self-exclusion matches of the player, newest first. Nothing can be approved until all are cleared.');
