import { play, roundSettlers, roundStates } from '@goldwren/rules';
import { z } from 'zod';
import { says } from './form-codes.ts';
import { gameReference, mathsReference, stakes } from './game.ts';
import { day, fairnessKeyId, hex64, instant, uuid } from './ids.ts';
import { json } from './json.ts';
import { amount, currency, signedAmount, walletBalances } from './money.ts';

/**
 * Made by the player's browser for this one round, after it has the round's commitment; part of its outcome. The server
 * never supplies, suggests or reuses one.
 */
export const clientSeed = z
  .string()
  .min(1, says('client_seed_missing'))
  .max(play.clientSeedMaxLength)
  .regex(/^[A-Za-z0-9_-]+$/, says('client_seed_invalid'))
  .meta({ id: 'ClientSeed', examples: ['q4Jt0cX2nWq1'] });

/** Counts the rounds of a session from 0, without gaps. */
export const nonce = z.int().min(0).max(2_000_000_000);

/** Names and words of games; anything else, such as NUL, the database could not even compare. */
const word = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/);

/** A choice or an action: flat, so that no body nests deeper than the game needs. The game decides what is valid. */
const gameInput = z.record(
  word.max(32),
  z.union([word, z.int(), z.boolean(), z.array(z.int()).max(64), z.array(word).max(64)]),
);
/** What a player sets before a round. The OpenAPI document has the choices of every game in its place. */
export const gameChoice = gameInput.meta({ id: 'GameChoice' });
/** What a player decides in an open round. */
export const gameAction = gameInput.meta({
  id: 'GameAction',
  description: 'One of `legal_actions` of the round, as it is there; with `pick`, its field filled in.',
  examples: [{ type: 'stand' }],
});

/** One thing that happened in a round, in order; the fields are the game's (docs/games). */
const gameEvent = z.looseObject({ type: z.string() }).meta({ id: 'GameEvent' });

/** A move that is open to the player now; a client draws its button from it. */
const legalAction = z
  .object({
    id: z.string(),
    action: gameAction,
    raise_x100: z.int().describe('What taking it adds to the stake, in hundredths of the stake; 0 for most.'),
    pick: z
      .object({ field: z.string(), from: z.array(z.int()), least: z.int(), most: z.int() })
      .nullable()
      .describe('The field of the action that the player fills in with some of `from`.'),
  })
  .meta({ id: 'LegalAction' });

/** A round as its player sees it now. Undealt cards are in none of these fields. */
export const round = z
  .object({
    round_id: uuid,
    nonce,
    state: z.enum(roundStates),
    currency,
    stake: amount.describe('The stake the round was begun with.'),
    raised: amount.describe('What decisions such as a double have added to it.'),
    payout: amount.describe('0.00 while the round is open.'),
    choice: gameChoice,
    events: z.array(gameEvent).describe('Everything that has happened so far; complete once the round is settled.'),
    /** What is on the table; null for instant games. */
    view: json,
    legal_actions: z.array(legalAction),
    actions: z.array(gameAction).describe('Decisions taken so far; their count is the next `step`.'),
    client_seed: clientSeed,
    commitment: hex64.describe(
      'SHA-256 of "gw2-commit|" and the round secret; published before the client seed was made.',
    ),
    round_secret: hex64
      .nullable()
      .describe('Revealed when the round settles: with the client seed it replays the round.'),
    next_commitment: hex64.nullable().describe('Of the next round of the session; null while this one is open.'),
    wallet: walletBalances,
  })
  .meta({ id: 'Round' });
export type Round = z.infer<typeof round>;

/** Published before the first round of a session. */
const outcomeSeed = z
  .string()
  .regex(/^c2:[0-9a-f]{64}$/)
  .meta({ id: 'OutcomeSeed', description: '`c2:` and the SHA-256 of "gw2-session|" and the secret session seed.' });

export const sessionStarted = z
  .object({
    session_id: uuid,
    outcome_seed: outcomeSeed.describe('`c2:` and the SHA-256 of "gw2-session|" and the secret session seed.'),
    wallet: walletBalances,
    resumed: z.boolean(),
    next_nonce: nonce,
    next_commitment: hex64.describe('Of the round `next_nonce`, or of the open round.'),
    open_round: round.nullable(),
    stakes,
    maths: mathsReference,
    started_at: instant,
    net: z
      .object({ gold: signedAmount, sweeps: signedAmount })
      .describe('Won minus staked in this session so far; two decimals, may be negative.'),
  })
  .meta({ id: 'SessionStarted' });
export type SessionStarted = z.infer<typeof sessionStarted>;

/** What the house signs of an ended session; every byte that is signed is in docs/games/fairness-gw2.md. */
const sessionStatement = z
  .object({
    session: uuid,
    outcome_seed: outcomeSeed,
    maths_hash: hex64,
    rounds: z.int(),
    staked: walletBalances,
    paid: walletBalances,
    rounds_hash: hex64.describe('The last link of a hash chain over every round.'),
  })
  .meta({ id: 'SessionStatement' });

export const sessionTotals = z
  .object({
    session_id: uuid,
    gold_won: amount,
    sweeps_won: amount,
    rounds: z.int(),
    report_matches: z.boolean(),
    server_seed: hex64.describe('The session seed: `outcome_seed` and every round secret re-derive from it.'),
    statement: sessionStatement,
    signature: z
      .string()
      .regex(/^[0-9a-f]{128}$/)
      .describe('Ed25519 over the statement.'),
    key_id: fairnessKeyId.describe('Which of `GET /api/fairness/keys` signed.'),
    wallet: walletBalances,
  })
  .meta({ id: 'SessionTotals' });

/** A settled round with everything needed to re-derive it. */
export const roundRecord = z
  .object({
    id: uuid,
    session_id: uuid,
    at: instant,
    settled_at: instant.nullable(),
    game: gameReference,
    maths: mathsReference,
    state: z.enum(roundStates),
    settled_by: z.enum(roundSettlers).nullable(),
    currency,
    stake: amount,
    raised: amount,
    payout: amount,
    balance_before: amount,
    balance_after: amount,
    choice: gameChoice,
    actions: z.array(gameAction),
    events: z.array(gameEvent),
    client_seed: clientSeed,
    nonce,
    outcome_seed: outcomeSeed,
    commitment: hex64,
    round_secret: hex64.nullable().describe('Null while the round is open.'),
    server_seed: hex64.nullable().describe('Null until the session has ended.'),
    replay_token: z
      .string()
      .nullable()
      .describe('For a link that shows this round to anybody, without who played it; null while open.'),
  })
  .meta({ id: 'RoundRecord' });
export type RoundRecord = z.infer<typeof roundRecord>;

/** A settled round as anybody may see it: replays exactly, and says nothing of who played it or of their seeds. */
export const sharedReplay = z
  .object({
    at: day.describe('The day.'),
    game: gameReference,
    maths: mathsReference,
    currency,
    stake: amount,
    raised: amount,
    payout: amount,
    choice: gameChoice,
    actions: z.array(gameAction),
    round_key: hex64.describe(
      'Replays the round; the secret and the seed that it was derived from stay with the player.',
    ),
  })
  .meta({ id: 'SharedReplay' });
export type SharedReplay = z.infer<typeof sharedReplay>;
export type SessionTotals = z.infer<typeof sessionTotals>;
