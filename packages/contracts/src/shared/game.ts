import { gameCategories } from '@goldwren/rules';
import { z } from 'zod';
import { hex64, slug } from './ids.ts';
import { json } from './json.ts';
import { amount, walletBalances } from './money.ts';

/** The maths of a game. `hash` is the SHA-256 of the body of `GET /games/{slug}/maths` (docs/games/fairness-gw3.md). */
export const mathsReference = z.object({ version: z.string(), hash: hex64 }).meta({ id: 'MathsReference' });

/** A reference to a game. */
export const gameReference = z.object({ id: z.int(), slug, title: z.string() }).meta({ id: 'GameReference' });

/** Offered stakes in ascending order. */
export const stakes = z.object({ gold: z.array(amount), sweeps: z.array(amount) }).meta({ id: 'Stakes' });

/** `95.46` */
const percent = z
  .string()
  .regex(/^\d{1,3}\.\d{2}$/)
  .meta({ id: 'Percent', description: 'Percentage with two decimals, rounded down.', examples: ['95.46'] });
const wholeNumberText = z.string().regex(/^\d+$/);
/** Up to four decimals. */
const decimal = z.string().regex(/^\d+(?:\.\d+)?$/);

/** An exact probability or RTP as a fraction, and in percent with two decimals, rounded down. */
const exactRatio = z
  .object({ numerator: wholeNumberText, denominator: wholeNumberText, percent })
  .meta({ id: 'ExactRatio' });

/** The N of "1 in N" with two decimals. It is rounded up, so that it never overstates the odds. */
const oneIn = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ id: 'OneIn', description: 'N of `1 in N` with two decimals, rounded up.', examples: ['89.41'] });

/** The odds on the card of a game. For a game with choices, these are the odds of the choice with the lowest RTP. */
const cardOdds = z
  .object({
    pays: oneIn.describe('The round pays more than 0.'),
    beats_stake: oneIn.describe('The round pays more than the stake.'),
    feature: z
      .object({ name: z.string(), one_in: oneIn })
      .nullable()
      .describe('Feature of the game, such as free spins or the best hand. Null without one.'),
    top_win: z.object({ pay_x100: z.int(), one_in: oneIn }).describe('Highest win of all choices.'),
  })
  .meta({ id: 'CardOdds' });
export type CardOdds = z.infer<typeof cardOdds>;

const losingRun = z
  .object({ rounds: z.int(), of_hundred: z.int() })
  .describe(
    'Of 100 losing streaks, at least `of_hundred` last `rounds` rounds or fewer. A losing round returns less than its stake.',
  )
  .meta({ id: 'LosingRun' });

/** Odds of one round for a choice. The stake is the total stake, including raises. */
const choiceOdds = z
  .object({
    choice: z.record(z.string(), json).describe('The choice. `{}` for a game without choices.'),
    label: z.string().describe('Name of the choice. Empty for a game without choices.'),
    rtp_percent: percent,
    pays: oneIn.describe('The round pays more than 0.'),
    keeps_stake: oneIn.describe('The round pays at least the stake.'),
    beats_stake: oneIn.describe('The round pays more than the stake.'),
    feature: z
      .object({
        name: z.string(),
        one_in: oneIn,
        rtp_without_percent: percent.describe('RTP without the payouts of the feature.'),
      })
      .nullable(),
    top_win: z.object({ pay_x100: z.int(), one_in: oneIn }),
    losing_run: losingRun,
  })
  .meta({ id: 'ChoiceOdds' });
export type ChoiceOdds = z.infer<typeof choiceOdds>;

/** A game in the gallery. */
export const game = z
  .object({
    id: z.int(),
    slug,
    title: z.string(),
    description: z.string(),
    thumbnail: z.string().nullable().describe('Null: the client chooses artwork by the slug.'),
    rtp_hint: z.string().describe('Such as `95.47%`, or `92.82–96.68%` if the RTP depends on the choice.'),
    volatility_hint: z.string(),
    category: z.enum(gameCategories),
    is_new: z.boolean(),
    is_hot: z.boolean(),
    kind: z.enum(['instant', 'decision']),
    stakes,
    default_stake: walletBalances,
    maths: mathsReference,
    rtp: z
      .object({ low: exactRatio, high: exactRatio, note: z.string() })
      .describe('Exact RTP of the choices with the lowest and the highest RTP. Both are equal without choices.'),
    odds: cardOdds,
    enabled: z.boolean(),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof game>;

/** Rules that a player should know before playing. `pay_x100` is in hundredths of the total stake. */
export const gameRules = z
  .object({
    slug,
    title: z.string(),
    how_to_play: z.array(z.string()),
    features: z.array(z.object({ title: z.string(), text: z.string() })),
    paytable: z.array(
      z.object({
        name: z.string(),
        symbol: z.string(),
        pays: z.array(z.object({ label: z.string(), pay_x100: z.int() })),
      }),
    ),
    lines: z.array(z.array(z.int())).optional().describe('For each line, the row on each reel.'),
    unfinished_round: z.string(),
    return_note: z.string(),
    rtp_hint: z.string(),
    odds: z.array(choiceOdds).min(1).describe('Odds from the proof. One entry for each choice with its own paytable.'),
    maths: mathsReference,
  })
  .meta({ id: 'GameRules' });
export type GameRules = z.infer<typeof gameRules>;

const exactOdds = exactRatio.extend({ one_in: oneIn }).meta({ id: 'ExactOdds' });
const roundOdds = z
  .object({
    pays: exactOdds,
    keeps_stake: exactOdds,
    beats_stake: exactOdds,
    feature: exactOdds.extend({ id: z.string(), rtp_without: exactRatio }).nullable(),
    top_win: exactOdds,
    losing_run: losingRun,
  })
  .meta({ id: 'RoundOdds' });

/** Proven figures for one choice that a player can make before a round. */
const choiceFigures = z
  .object({
    choice: z.record(z.string(), json),
    label: z.string(),
    rtp: exactRatio,
    hit_rate: exactRatio,
    odds: roundOdds,
    sd_per_unit_stake: decimal,
    max_pay_x100: z.int(),
    top_award_odds: z.string(),
    mean_stake: decimal.describe(
      'Mean total stake in multiples of the base stake. Above 1 if decisions raise the stake.',
    ),
  })
  .meta({ id: 'ChoiceFigures' });

/** Exact figures of a game and their derivation. */
export const parSheet = z
  .object({
    slug,
    title: z.string(),
    maths: mathsReference,
    rtp: exactRatio.extend({ note: z.string() }),
    rtp_high: exactRatio,
    choices: z.array(choiceFigures).describe('A game without choices has one entry without a label.'),
    hit_rate: exactRatio,
    sd_per_unit_stake: decimal,
    volatility: z.string(),
    max_pay_x100: z.int(),
    top_award_odds: z.string(),
    method: z.array(z.string()),
    cases: z.string(),
  })
  .meta({ id: 'ParSheet' });
