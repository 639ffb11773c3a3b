import { play, roundSettlers, roundStates } from '@goldwren/rules';
import { z } from 'zod';
import { says } from './form-codes.ts';
import { mathsReference, stakes } from './game.ts';
import { instant, slug, uuid } from './ids.ts';
import { json } from './json.ts';
import { amount, currency, walletBalances } from './money.ts';

/** Made by the player's browser after it has the commitment; part of every outcome of its round. */
export const clientSeed = z
  .string()
  .min(1, says('client_seed_missing'))
  .max(play.clientSeedMaxLength)
  .regex(/^[A-Za-z0-9_-]+$/, says('client_seed_invalid'));

/** Counts the rounds of a session from 0, without gaps. */
export const nonce = z.int().min(0).max(2_000_000_000);

/** Names and words of games; anything else, such as NUL, the database could not even compare. */
const word = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/);

/** A choice or an action: flat, so that no body nests deeper than the game needs. The game decides what is valid. */
export const gameInput = z
  .record(word.max(32), z.union([word, z.int(), z.boolean(), z.array(z.int()).max(64), z.array(word).max(64)]))
  .meta({ id: 'GameInput' });

/** One thing that happened in a round, in order; the fields are the game's (docs/games). */
const gameEvent = z.looseObject({ type: z.string() }).meta({ id: 'GameEvent' });

const hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A round as its player sees it now. Undealt cards are in none of these fields. */
export const round = z
  .object({
    round_id: uuid,
    nonce,
    state: z.enum(roundStates),
    currency,
    stake: amount,
    payout: amount.describe('0.00 while the round is open.'),
    events: z.array(gameEvent).describe('Complete once the round is settled.'),
    /** What is on the table; null for instant games. */
    view: json,
    legal_actions: z.array(json),
    actions: z.array(json).describe('Decisions taken so far; their count is the next `step`.'),
    client_seed: z.string(),
    commitment: hex.describe('SHA-256 of "gw1-commit|" and the round key.'),
    round_key: hex.nullable().describe('Revealed when the round settles; replays it exactly.'),
    wallet: walletBalances,
  })
  .meta({ id: 'Round' });
export type Round = z.infer<typeof round>;

export const sessionStarted = z
  .object({
    session_id: uuid,
    outcome_seed: z.string().describe('`c1:` and the SHA-256 of the secret server seed.'),
    wallet: walletBalances,
    resumed: z.boolean(),
    next_nonce: nonce,
    client_seed: z.string().nullable().describe('The one last used in this session.'),
    open_round: round.nullable(),
    stakes,
    maths: mathsReference,
    started_at: instant,
    net: z
      .object({ gold: z.string(), sweeps: z.string() })
      .describe('Won minus staked in this session so far; two decimals, may be negative.'),
  })
  .meta({ id: 'SessionStarted' });
export type SessionStarted = z.infer<typeof sessionStarted>;

export const sessionTotals = z
  .object({
    session_id: uuid,
    gold_won: amount,
    sweeps_won: amount,
    rounds: z.int(),
    report_matches: z.boolean(),
    server_seed: hex.describe('All round keys of the session re-derive from it.'),
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
    game: z.object({ id: z.int(), slug, title: z.string() }),
    maths: mathsReference,
    state: z.enum(roundStates),
    settled_by: z.enum(roundSettlers).nullable(),
    currency,
    stake: amount,
    payout: amount,
    balance_before: amount,
    balance_after: amount,
    choice: json,
    actions: z.array(json),
    events: z.array(gameEvent),
    client_seed: z.string(),
    nonce,
    outcome_seed: z.string(),
    commitment: hex,
    round_key: hex.nullable(),
    server_seed: hex.nullable(),
  })
  .meta({ id: 'RoundRecord' });
export type RoundRecord = z.infer<typeof roundRecord>;
