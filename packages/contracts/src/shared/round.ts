import { play, roundSettlers, roundStates } from '@goldwren/rules';
import { z } from 'zod';
import { formCode } from './form-codes.ts';
import { gameReference, mathsReference, stakes } from './game.ts';
import { day, fairnessKeyId, hex64, instant, uuid } from './ids.ts';
import { json } from './json.ts';
import { amount, currency, signedAmount, walletBalances } from './money.ts';

/**
 * The player's browser creates it for a single round, after it has received the commitment of the round. The outcome
 * depends on it. The server never supplies, suggests or reuses a client seed.
 */
export const clientSeed = z
  .string()
  .min(1, formCode('client_seed_missing'))
  .max(play.clientSeedMaxLength)
  .regex(/^[A-Za-z0-9_-]+$/, formCode('client_seed_invalid'))
  .meta({ id: 'ClientSeed', examples: ['q4Jt0cX2nWq1'] });

/** x_0 of the seed chain that a browser makes for a session, or for an open round that it takes over. */
export const chainStart = hex64.describe(
  'Start of the seed chain of a browser: x_0, where x_N is random and x_(i-1) is SHA-256 of x_i. In a session with a chain, the client seed of round n must end with x_(n+1) in hex.',
);

/** Number of the round in the session. It starts at 0 and has no gaps. */
export const nonce = z.int().min(0).max(2_000_000_000);

/** Names and words in game input. Other characters are rejected: the database cannot store or compare NUL, for example. */
const word = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]*$/);

/** A choice or an action. It is flat, because no game needs nested input. The game decides what is valid. */
const gameInput = z.record(
  word.max(32),
  z.union([word, z.int(), z.boolean(), z.array(z.int()).max(64), z.array(word).max(64)]),
);
/** Options of a round. The OpenAPI document replaces this schema with the choices of every game. */
export const gameChoice = gameInput.meta({ id: 'GameChoice' });
/** A decision of the player in an open round. */
export const gameAction = gameInput.meta({
  id: 'GameAction',
  description: 'One of the `legal_actions` of the round, unchanged. If it has a `pick`, add its field.',
  examples: [{ type: 'stand' }],
});

/** One event of a round. Its fields depend on the game (docs/games). */
export const gameEvent = z.looseObject({ type: z.string() }).meta({ id: 'GameEvent' });

/** A decision that the player can make now. A client can show it as a button. */
export const legalAction = z
  .object({
    id: z.string(),
    action: gameAction,
    raise_x100: z.int().describe('Amount that this action adds to the stake, in hundredths of the stake. Usually 0.'),
    pick: z
      .object({ field: z.string(), from: z.array(z.int()), least: z.int(), most: z.int() })
      .nullable()
      .describe('Field of the action that the player fills with values from `from`.'),
  })
  .meta({ id: 'LegalAction' });

/** The player's current view of a round. No field contains undealt cards. */
export const round = z
  .object({
    round_id: uuid,
    nonce,
    state: z.enum(roundStates),
    currency,
    stake: amount.describe('Stake at the start of the round.'),
    raised: amount.describe('Amount that decisions such as a double have added to the stake.'),
    payout: amount.describe('Payout of the round. 0.00 while the round is open.'),
    choice: gameChoice,
    events: z.array(gameEvent).describe('Events so far. Complete once the round is settled.'),
    /** Visible state of the table. Null for instant games. */
    view: json,
    legal_actions: z.array(legalAction),
    actions: z.array(gameAction).describe('Decisions so far. Their number is the next `step`.'),
    client_seed: clientSeed,
    commitment: hex64.describe(
      'SHA-256 of "gw2-commit|" and the round secret. Published before the client seed is created.',
    ),
    round_secret: hex64
      .nullable()
      .describe('Revealed when the round is settled. Together with the client seed, it replays the round.'),
    next_commitment: hex64
      .nullable()
      .describe('Commitment of the next round in the session. Null while this round is open.'),
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
    chain_start: chainStart
      .nullable()
      .describe('As sent when the session was started. Null for a session without a chain.'),
    wallet: walletBalances,
    resumed: z.boolean(),
    next_nonce: nonce,
    next_commitment: hex64.describe('Commitment of the round `next_nonce`, or of the open round.'),
    open_round: round.nullable(),
    held_by: chainStart
      .nullable()
      .describe(
        'The browser that may decide in the open round: `chain_start`, or that of the browser that took it over. Null without a chain or an open round.',
      ),
    stakes,
    maths: mathsReference,
    started_at: instant,
    net: z
      .object({ gold: signedAmount, sweeps: signedAmount })
      .describe('Payouts minus stakes in this session so far.'),
  })
  .meta({ id: 'SessionStarted' });
export type SessionStarted = z.infer<typeof sessionStarted>;

/** The part of an ended session that the operator signs. docs/games/fairness-gw3.md lists every signed byte. */
const sessionStatement = z
  .object({
    session: uuid,
    outcome_seed: outcomeSeed,
    chain_start: chainStart.nullable(),
    maths_hash: hex64,
    rounds: z.int(),
    staked: walletBalances,
    paid: walletBalances,
    rounds_hash: hex64.describe('Last hash of a hash chain over all rounds.'),
  })
  .meta({ id: 'SessionStatement' });

/** The answer to a browser that takes over an open round. */
export const handOver = z.object({ round_id: uuid, chain_start: chainStart, at: instant }).meta({ id: 'HandOver' });
export type HandOver = z.infer<typeof handOver>;

export const sessionTotals = z
  .object({
    session_id: uuid,
    gold_won: amount,
    sweeps_won: amount,
    rounds: z.int(),
    report_matches: z.boolean(),
    server_seed: hex64.describe('The session seed. `outcome_seed` and every round secret can be derived from it.'),
    statement: sessionStatement,
    signature: z
      .string()
      .regex(/^[0-9a-f]{128}$/)
      .describe('Ed25519 signature of the statement.'),
    key_id: fairnessKeyId.describe('Signing key, as listed by `GET /api/fairness/keys`.'),
    wallet: walletBalances,
  })
  .meta({ id: 'SessionTotals' });

/** A settled round with everything that is needed to verify it. */
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
    chain_start: chainStart.nullable().describe('Start of the seed chain of the session. Null without a chain.'),
    handed_over_at: instant
      .nullable()
      .describe('When another browser of the player took over the open round. Null when none did.'),
    commitment: hex64,
    round_secret: hex64.nullable().describe('Null while the round is open.'),
    server_seed: hex64.nullable().describe('Null until the session has ended.'),
    replay_token: z
      .string()
      .nullable()
      .describe(
        'Token for a public link to this round that does not identify the player. Null while the round is open.',
      ),
  })
  .meta({ id: 'RoundRecord' });
export type RoundRecord = z.infer<typeof roundRecord>;

/** The public view of a settled round. It replays exactly, and it contains neither the player nor their seeds. */
export const sharedReplay = z
  .object({
    at: day.describe('Day of the round in Eastern Time. The exact time is not public.'),
    game: gameReference,
    maths: mathsReference,
    currency,
    stake: amount,
    raised: amount,
    payout: amount,
    choice: gameChoice,
    actions: z.array(gameAction),
    commitment: hex64.describe(
      'Commitment of the round, from which its seal is drawn. Published before the client seed.',
    ),
    round_key: hex64.describe(
      'Key that replays the round. The secret and the seed behind it are only visible to the player.',
    ),
  })
  .meta({ id: 'SharedReplay' });
export type SharedReplay = z.infer<typeof sharedReplay>;
export type SessionTotals = z.infer<typeof sessionTotals>;
