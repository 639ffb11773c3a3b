import type { Replayed } from '@goldwren/game-engine';
import { expect, type Page } from '@playwright/test';
import { primary } from '../../support/games.ts';
import type { FixedRound } from '../../support/signed-rounds/fixed-round.ts';
import { stopTimersAt } from './stop-timers.ts';

/** A moment of a round. `reach` gets there from the previous moment, or from the opened table. */
export interface Moment {
  /** Suffix of the picture's name, after the game. */
  readonly name: string;
  reach(page: Page): Promise<void>;
}

/** A round with the moments to compare. */
export interface ShownRound extends FixedRound {
  readonly moments: readonly Moment[];
}

const begin = (page: Page) => primary(page).click();
/** The total stake including raises, in hundredths of the stake. */
const takenX100 = ({ raiseX100 }: Replayed) => 100 + raiseX100;
const paysTimes = (round: Replayed, from: number, below: number) => {
  const times = (round.result?.payX100 ?? 0) / takenX100(round);
  return times > from && times < below;
};
const typesOf = ({ steps }: Replayed) => steps.flatMap(({ events }) => events.map(({ type }) => type));
const featureEvents = /^(free_spins|vault)/;
const introduction = '.feature-intro';
const hasFeature = ({ steps }: Replayed) =>
  steps.some(({ events }) => events.some(({ type }) => featureEvents.test(type)));
/** Several wins would be highlighted one after another, so the round may have only one. */
const hasOneWin = (types: readonly string[]) => types.filter((type) => /_win$/.test(type)).length <= 1;
const winsTimes = (from: number, below: number) => (round: Replayed) =>
  !hasFeature(round) && hasOneWin(typesOf(round)) && paysTimes(round, from, below);
/** A win without a celebration card. */
const wins = winsTimes(1, 10);

/** Waits until the primary button has this label and is enabled. */
async function waitForLabel(page: Page, word: string | RegExp): Promise<void> {
  await expect(primary(page)).toHaveText(word);
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
}

async function decide(page: Page, word: string | RegExp): Promise<void> {
  await waitForLabel(page, word);
  await primary(page).click();
}

/** Waits until the round has ended with a win. */
async function isWon(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    const next = primary(page).and(page.locator(':not([aria-disabled])'));
    await expect(next).toHaveText(/^(Spin|Draw|Drop|Deal|Start)$/, { timeout: 120 });
  }).toPass({ intervals: [20] });
  await expect(page.locator('.celebration-foot')).toBeVisible();
}

/** The cards are dealt, and the player must decide. */
function dealt(label: string | RegExp): Moment {
  const reach = async (page: Page) => {
    await begin(page);
    await waitForLabel(page, label);
  };
  return { name: 'dealt', reach };
}

/** Finishes the round, which is a win. */
function won(finish: Moment['reach']): Moment {
  const reach = async (page: Page) => {
    await finish(page);
    await isWon(page);
  };
  return { name: 'won', reach };
}

function instantWin(slug: string, choice?: FixedRound['choice']): ShownRound {
  return { slug, ...(choice && { choice }), fits: wins, moments: [won(begin)] };
}

/** A card over the stage, stopped while it is visible. */
function card(slug: string, name: string, fits: FixedRound['fits'], act = begin): ShownRound {
  const reach = (page: Page) => stopTimersAt(page, ['.celebration.is-card'], () => act(page));
  return { slug, fits, moments: [{ name, reach }] };
}

/** Skips all free spins except the last one. */
async function ends(page: Page): Promise<void> {
  await begin(page);
  await page.getByText(/^Free spin \d+ of/).waitFor();
  await page.keyboard.press('Escape');
}

/** The introduction card of the feature, stopped. */
function opening(slug: string): ShownRound {
  const reach = (page: Page) => stopTimersAt(page, [introduction], () => begin(page));
  return { slug, fits: hasFeature, moments: [{ name: 'feature-opens', reach }] };
}

/**
 * The first win of the feature, stopped.
 * @param shown Selectors of elements that appear one after another after the introduction. The last one is visible
 *   then.
 */
function feature(slug: string, ...shown: string[]): ShownRound {
  const reach = (page: Page) => stopTimersAt(page, [introduction, ...shown], () => begin(page));
  return { slug, fits: winsInFirstFreeSpin, moments: [{ name: 'feature', reach }] };
}

/** The spin that triggers the feature may win, too. Its winning symbols disappear when the first free spin starts. */
const winOfFreeSpin = [`html:not(:has(${introduction}, .won-cells))`, '.won-cells'];

/** Whether the first spin of the feature pays or adds a coin. */
function winsInFirstFreeSpin(round: Replayed): boolean {
  const types = typesOf(round);
  const from = types.findIndex((type) => featureEvents.test(type));
  const [spin, brings, then] = types.slice(from + 1);
  return (
    from >= 0 &&
    (spin === 'respin' || (spin === 'spin' && hasOneWin([brings ?? '_win', then ?? '']) && /_win$/.test(brings ?? '')))
  );
}

const openCells = [6, 12, 18];
const cell = (page: Page, index: number) => page.locator('.grid-cell').nth(index);

const waiting: readonly ShownRound[] = [
  {
    slug: 'jacks-or-better-poker',
    actions: [{ type: 'hold', positions: [0, 1, 2, 3, 4] }],
    fits: wins,
    moments: [
      {
        name: 'held',
        async reach(page) {
          await begin(page);
          await waitForLabel(page, 'Draw');
          for (const key of ['1', '3']) await page.keyboard.press(key);
          await expect(page.locator('.held-mark[data-held]')).toHaveCount(2);
        },
      },
      won(async (page) => {
        for (const key of ['2', '4', '5']) await page.keyboard.press(key);
        await decide(page, 'Draw');
      }),
    ],
  },
  {
    slug: 'midnight-blackjack',
    actions: [{ type: 'hit' }, { type: 'stand' }],
    fits: wins,
    moments: [
      dealt('Hit'),
      won(async (page) => {
        await decide(page, 'Hit');
        await waitForLabel(page, 'Hit');
        await page.getByRole('button', { name: 'Stand' }).click();
      }),
    ],
  },
  {
    slug: 'three-card-poker',
    actions: [{ type: 'play' }],
    fits: wins,
    moments: [dealt(/^Play /), won((page) => decide(page, /^Play /))],
  },
  {
    slug: 'mine-seeker-slots',
    choice: { mines: 5 },
    actions: [...openCells.map((index) => ({ type: 'open', cells: [index] })), { type: 'cash_out' }],
    fits: wins,
    moments: [
      {
        name: 'opened',
        async reach(page) {
          await begin(page);
          for (const [count, index] of openCells.entries()) {
            await waitForLabel(page, count === 0 ? /^Open/ : /^Cash out/);
            await cell(page, index).click();
            await expect(cell(page, index)).toHaveAttribute('data-look', 'safe');
          }
          await waitForLabel(page, /^Cash out/);
        },
      },
      won((page) => decide(page, /^Cash out/)),
    ],
  },
];

const spun = [
  'starlight-fortune',
  'cherry-classic-slots',
  'dragon-ways-slots',
  'mega-tower-slots',
  'gem-cascade-fortune',
  'coin-vault-fortune',
].map((slug) => instantWin(slug));

/** Screens of games during play: a winning round of each game, and the special moments of some. */
export const shownRounds: readonly ShownRound[] = [
  ...spun,
  instantWin('keno-fortune', { numbers: [3, 11, 17, 22, 28] }),
  instantWin('plinko-fortune', { risk: 'high' }),
  ...waiting,
  feature('starlight-fortune', ...winOfFreeSpin),
  opening('starlight-fortune'),
  feature('dragon-ways-slots', ...winOfFreeSpin),
  feature('mega-tower-slots', ...winOfFreeSpin),
  feature('gem-cascade-fortune', '.tumble-wins span'),
  feature('coin-vault-fortune', '.vault-coin'),
  card('starlight-fortune', 'big-win', winsTimes(10, 50)),
  card('starlight-fortune', 'huge-win', winsTimes(50, 1_000)),
  card('dragon-ways-slots', 'feature-total', (round) => hasFeature(round) && paysTimes(round, 1, 10), ends),
];
