import { gameCategories } from '@goldwren/rules';
import { z } from 'zod';
import { hex64, slug } from './ids.ts';
import { json } from './json.ts';
import { amount, walletBalances } from './money.ts';

/** Which maths a game runs on; `hash` is SHA-256 of what `GET /games/{slug}/maths` returns (docs/games/fairness-gw2.md). */
export const mathsReference = z.object({ version: z.string(), hash: hex64 }).meta({ id: 'MathsReference' });

/** Names a game wherever another thing refers to it. */
export const gameReference = z.object({ id: z.int(), slug, title: z.string() }).meta({ id: 'GameReference' });

/** Stakes on offer, ascending. */
export const stakes = z.object({ gold: z.array(amount), sweeps: z.array(amount) }).meta({ id: 'Stakes' });

/** `95.46` */
const percent = z
  .string()
  .regex(/^\d{1,3}\.\d{2}$/)
  .meta({ id: 'Percent', description: 'Two decimals, cut off and never rounded up.', examples: ['95.46'] });
const wholeNumberText = z.string().regex(/^\d+$/);
/** Up to four decimals. */
const decimal = z.string().regex(/^\d+(?:\.\d+)?$/);

/** An exact probability or return as a fraction, and in percent with two decimals, cut off and never rounded up. */
const exactRatio = z
  .object({ numerator: wholeNumberText, denominator: wholeNumberText, percent })
  .meta({ id: 'ExactRatio' });

/** N of "1 in N": two decimals, rounded up, so that it never promises more than is true. */
const oneIn = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ id: 'OneIn', description: 'N of `1 in N`, two decimals, rounded up.', examples: ['89.41'] });

/** What the card of a game says of a round; of the choice with the lowest return where there are choices. */
const cardOdds = z
  .object({
    pays: oneIn.describe('Pays something.'),
    beats_stake: oneIn.describe('Pays more than was staked.'),
    feature: z.object({ name: z.string(), one_in: oneIn }).nullable().describe('Free spins, the best hand; if any.'),
    top_win: z.object({ pay_x100: z.int(), one_in: oneIn }).describe('Of the choice with the highest.'),
  })
  .meta({ id: 'CardOdds' });
export type CardOdds = z.infer<typeof cardOdds>;

const losingRun = z
  .object({ rounds: z.int(), of_hundred: z.int() })
  .describe(
    'Of a hundred runs of rounds that return less than the stake, `of_hundred` or more are no longer than `rounds`.',
  )
  .meta({ id: 'LosingRun' });

/** What may come of one round of a choice. The stake is all that is staked, raises included. */
const choiceOdds = z
  .object({
    choice: z.record(z.string(), json).describe('`{}` where there is nothing to choose.'),
    label: z.string().describe('The choice in words; empty where there is nothing to choose.'),
    rtp_percent: percent,
    pays: oneIn.describe('Pays something.'),
    keeps_stake: oneIn.describe('Pays at least what was staked.'),
    beats_stake: oneIn.describe('Pays more than was staked.'),
    feature: z
      .object({
        name: z.string(),
        one_in: oneIn,
        rtp_without_percent: percent.describe('The return of the game without what the feature pays.'),
      })
      .nullable(),
    top_win: z.object({ pay_x100: z.int(), one_in: oneIn }),
    losing_run: losingRun,
  })
  .meta({ id: 'ChoiceOdds' });
export type ChoiceOdds = z.infer<typeof choiceOdds>;

/** A game of the gallery. */
export const game = z
  .object({
    id: z.int(),
    slug,
    title: z.string(),
    description: z.string(),
    thumbnail: z.string().nullable().describe('Null: the client draws art from the slug.'),
    rtp_hint: z.string().describe('`95.47%`; `92.82–96.68%` where it depends on the choice.'),
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
      .describe(
        'The exact return: of the choice with the lowest and of the one with the highest; the same without one.',
      ),
    odds: cardOdds,
    enabled: z.boolean(),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof game>;

/** Everything a player should know before a stake. `pay_x100` is hundredths of the total stake. */
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
    lines: z.array(z.array(z.int())).optional().describe('Row of each reel, per line.'),
    unfinished_round: z.string(),
    return_note: z.string(),
    rtp_hint: z.string(),
    odds: z.array(choiceOdds).min(1).describe('From the proof; one for each choice that plays a table of its own.'),
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

/** What was proved for one choice that a player may make before a round. */
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
    mean_stake: decimal.describe('In base stakes: above 1 where decisions raise.'),
  })
  .meta({ id: 'ChoiceFigures' });

/** The exact figures of a game and how they were derived. */
export const parSheet = z
  .object({
    slug,
    title: z.string(),
    maths: mathsReference,
    rtp: exactRatio.extend({ note: z.string() }),
    rtp_high: exactRatio,
    choices: z.array(choiceFigures).describe('One without a label where there is nothing to choose.'),
    hit_rate: exactRatio,
    sd_per_unit_stake: decimal,
    volatility: z.string(),
    max_pay_x100: z.int(),
    top_award_odds: z.string(),
    method: z.array(z.string()),
    cases: z.string(),
  })
  .meta({ id: 'ParSheet' });
