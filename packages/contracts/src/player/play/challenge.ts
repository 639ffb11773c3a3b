import { aliasRemovalReasons, challengeGames, challenge as challengeRules, parseAlias } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { formCode } from '../../shared/form-codes.ts';
import { day, hex64, instant, uuid } from '../../shared/ids.ts';
import { json } from '../../shared/json.ts';
import { amount } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { gameAction, gameEvent, legalAction } from '../../shared/round.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const givenUp = z
  .int()
  .describe(
    'What decisions gave up compared with the best play, in hundredths of the stake of one hand. Each decision is rounded, and one that was not the best counts at least 1.',
  );

const decision = z
  .object({ taken: gameAction, best: gameAction, given_up_x100: givenUp })
  .meta({ id: 'ChallengeDecision', description: 'A decision and the best one at that moment.' });
export type ChallengeDecision = z.infer<typeof decision>;

const hand = z
  .object({
    number: z.int().describe('Number of the hand in the challenge, from 0.'),
    deal: z.int().describe('Number of the deal in the key of the hand. A deal without a decision is skipped.'),
    actions: z.array(gameAction),
    events: z.array(gameEvent),
    view: json,
    legal_actions: z.array(legalAction).describe('Empty when the hand is over.'),
    result: z
      .object({ pay_x100: z.int(), given_up_x100: givenUp, decisions: z.array(decision) })
      .nullable()
      .describe('Null while the hand waits for a decision.'),
  })
  .meta({ id: 'ChallengeHand' });
export type ChallengeHand = z.infer<typeof hand>;

const line = z
  .object({
    entry_id: uuid,
    rank: z.int().describe('Equal scores share a rank.'),
    alias: z.string().nullable(),
    given_up_x100: givenUp,
    is_own: z.boolean(),
  })
  .meta({ id: 'ChallengeLine' });
export type ChallengeLine = z.infer<typeof line>;

const challenge = z
  .object({
    day: day.describe('The day in the product time zone.'),
    is_over: z.boolean(),
    is_game_off: z
      .boolean()
      .describe(
        'Whether the game is switched off now. Decisions are then rejected with `game_off`. Finished entries stay.',
      ),
    game: z.enum(challengeGames),
    maths_hash: hex64,
    hands: z.int().describe('Number of hands.'),
    commitment: hex64.describe('SHA-256 of "gw2-challenge-commit|" and the seed. Published before the first decision.'),
    seed: hex64.nullable().describe('Null until the day is over. Together with the maths it replays every hand.'),
    prizes: z.array(z.object({ given_up_x100: givenUp.nullable(), gold: amount })),
    entry: z
      .object({
        id: uuid,
        alias: z.string().nullable(),
        removed_alias: z
          .object({ alias: z.string(), reason: z.enum(aliasRemovalReasons) })
          .nullable()
          .describe('The last alias of this entry that staff removed. It cannot be set again.'),
        given_up_x100: givenUp,
        finished_at: instant.nullable(),
        prize: amount.nullable().describe('The credited Gold Coins. Null until the last hand is over.'),
      })
      .nullable()
      .describe('Null until the first decision.'),
    played: z.array(hand).describe('Hands so far. The last one is open until the challenge is finished.'),
    leaderboard: z.object({
      players: z.int().describe('Number of players who finished.'),
      lines: z.array(line),
      own: line.nullable(),
    }),
  })
  .meta({ id: 'Challenge' });
export type Challenge = z.infer<typeof challenge>;

const answer = z
  .object({
    hand,
    next: hand.nullable().describe('The next hand when this one is over.'),
    finished: z.object({ given_up_x100: givenUp, prize: amount }).nullable(),
  })
  .meta({ id: 'ChallengeAnswer' });
export type ChallengeAnswer = z.infer<typeof answer>;

const replay = z
  .object({
    day,
    game: z.enum(challengeGames),
    alias: z.string().nullable(),
    is_own: z.boolean(),
    given_up_x100: givenUp,
    hands: z.array(hand),
  })
  .meta({ id: 'ChallengeReplay' });
export type ChallengeReplay = z.infer<typeof replay>;

const { minLength: min, maxLength: max } = challengeRules.alias;
const alias = z
  .string()
  .max(200)
  .refine((text) => parseAlias(text) !== null, formCode('alias_invalid'))
  .nullable()
  .describe(`${min} to ${max} letters, digits and spaces. Null removes the alias.`);

/** A day that a caller names. No challenge is older than the product, and PostgreSQL has no year 0000. */
const requestedDay = z.iso.date().regex(/^2/);

const c = initContract();

export const challengeContract = c.router({
  get: {
    ...endpoints.challenge.get,
    ...forPlayers,
    summary: 'Get the daily challenge',
    description:
      'Returns the challenge of a day: the hands of the player so far, the commitment to the cards, and the leaderboard. The hands are the same for every player. There is no stake, and speed does not count.',
    query: z.strictObject({ day: requestedDay.optional().describe('Defaults to today.') }),
    responses: { 200: challenge, ...problems(401, 404) },
  },
  act: {
    ...endpoints.challenge.act,
    ...forPlayers,
    summary: 'Send a decision in the daily challenge',
    description:
      'Hands and steps count up from 0. The same step with the same action returns the same answer and has no second effect. Another action for the step, or a step out of order, returns `conflict`. The last decision credits the prize in the same transaction. Decisions count as play time. Returns `game_off` when the game of the challenge is switched off.',
    body: z
      .strictObject({
        day: requestedDay,
        hand: z
          .int()
          .min(0)
          .max(challengeRules.hands - 1),
        step: z.int().min(0).max(100),
        action: gameAction,
      })
      .meta({ id: 'ChallengeAction' }),
    responses: { 200: answer, ...problems(401, 409) },
  },
  setAlias: {
    ...endpoints.challenge.setAlias,
    ...forPlayers,
    summary: 'Set or remove the alias of an entry',
    description: 'The leaderboard of the day shows the alias. Without one, it shows no name.',
    body: z.strictObject({ day: requestedDay, alias }).meta({ id: 'ChallengeAlias' }),
    responses: { 200: z.object({ alias: z.string().nullable() }), ...problems(401, 404, 409) },
  },
  replay: {
    ...endpoints.challenge.replay,
    ...forPlayers,
    summary: 'Get the replay of an entry',
    description:
      'Returns the decisions of a finished entry, each with the best one. On the day itself, entries of others are shown only to players who have finished.',
    pathParams: z.object({ entryId: uuid.describe('`entry_id` of a line of the leaderboard.') }),
    responses: { 200: replay, ...problems(401, 404, 409) },
  },
});
