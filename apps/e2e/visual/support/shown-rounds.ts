import type { Replayed } from '@goldwren/game-engine';
import { expect, type Page } from '@playwright/test';
import type { WantedRound } from '../../support/fixed-house.ts';
import { primary } from '../../support/games.ts';
import { stopTimers } from './stop-timers.ts';

/** A moment of a round, and the way there from the one before; the first begins at the table as it is opened. */
export interface Moment {
  /** Of its picture, after the game. */
  readonly name: string;
  reach(page: Page): Promise<void>;
}

/** A round as it is looked at. */
export interface ShownRound extends WantedRound {
  readonly moments: readonly Moment[];
}

const begin = (page: Page) => primary(page).click();
/** Hundredths of the stake, with what decisions added to it. */
const takenX100 = ({ raiseX100 }: Replayed) => 100 + raiseX100;
const paysTimes = (round: Replayed, from: number, below: number) => {
  const times = (round.result?.payX100 ?? 0) / takenX100(round);
  return times > from && times < below;
};
const typesOf = ({ steps }: Replayed) => steps.flatMap(({ events }) => events.map(({ type }) => type));
const featureEvents = /^(free_spins|vault)/;
const hasFeature = ({ steps }: Replayed) =>
  steps.some(({ events }) => events.some(({ type }) => featureEvents.test(type)));
/** Of several, one after the other is lit. */
const hasOneWin = (types: readonly string[]) => types.filter((type) => /_win$/.test(type)).length <= 1;
const winsTimes = (from: number, below: number) => (round: Replayed) =>
  !hasFeature(round) && hasOneWin(typesOf(round)) && paysTimes(round, from, below);
/** A win, but none that a card is shown for. */
const wins = winsTimes(1, 10);

/** The table comes to rest at once; what follows, no earlier than a second after the press, is not skipped by this. */
async function skipLanding(page: Page): Promise<void> {
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

/** The big button offers this. */
async function whenAsked(page: Page, word: string | RegExp): Promise<void> {
  await expect(primary(page)).toHaveText(word);
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
}

async function decide(page: Page, word: string | RegExp): Promise<void> {
  await whenAsked(page, word);
  await primary(page).click();
}

/** The round is over and has been won: the next may begin. */
async function isWon(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    const next = primary(page).and(page.locator(':not([aria-disabled])'));
    await expect(next).toHaveText(/^(Spin|Draw|Drop|Deal|Start)$/, { timeout: 120 });
  }).toPass({ intervals: [20] });
  await expect(page.locator('.celebration-foot')).toBeVisible();
}

/** The cards lie, and the player is asked what to do. */
function dealt(asked: string | RegExp): Moment {
  const reach = async (page: Page) => {
    await begin(page);
    await whenAsked(page, asked);
  };
  return { name: 'dealt', reach };
}

/** What is left to do is done, and the round is won. */
function won(finish: Moment['reach']): Moment {
  const reach = async (page: Page) => {
    await finish(page);
    await isWon(page);
  };
  return { name: 'won', reach };
}

function instantWin(slug: string, choice?: WantedRound['choice']): ShownRound {
  return { slug, ...(choice && { choice }), fits: wins, moments: [won(begin)] };
}

/** A card over the stage, stopped while it is shown. */
function card(slug: string, name: string, fits: WantedRound['fits'], comes = begins): ShownRound {
  const reach = async (page: Page) => {
    await comes(page);
    await page.locator('.celebration.is-card').waitFor();
    await stopTimers(page);
  };
  return { slug, fits, moments: [{ name, reach }] };
}

async function begins(page: Page): Promise<void> {
  await begin(page);
  await skipLanding(page);
}

async function opens(page: Page): Promise<void> {
  await begins(page);
  await page.locator('.feature-intro').waitFor();
}

async function runs(page: Page): Promise<void> {
  await opens(page);
  await page.keyboard.press('Escape');
}

/** All free spins but the last are skipped. */
async function ends(page: Page): Promise<void> {
  await runs(page);
  await page.getByText(/^Free spin 1 of/).waitFor();
  await page.keyboard.press('Escape');
}

/** The card of what opened the feature, stopped. */
function opening(slug: string): ShownRound {
  const reach = async (page: Page) => {
    await opens(page);
    await stopTimers(page);
  };
  return { slug, fits: hasFeature, moments: [{ name: 'feature-opens', reach }] };
}

/** The first win of the feature, stopped. @param shown what is there then */
function feature(slug: string, shown: string): ShownRound {
  const reach = async (page: Page) => {
    await runs(page);
    await page.locator(shown).first().waitFor();
    await stopTimers(page);
  };
  return { slug, fits: winsInFirstFreeSpin, moments: [{ name: 'feature', reach }] };
}

/** The first spin of the feature pays, or brings a coin. */
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
          await whenAsked(page, 'Draw');
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
      dealt('Stand'),
      won(async (page) => {
        await page.getByRole('button', { name: 'Hit' }).click();
        await decide(page, 'Stand');
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
            await whenAsked(page, count === 0 ? /^Open/ : /^Cash out/);
            await cell(page, index).click();
            await expect(cell(page, index)).toHaveAttribute('data-look', 'safe');
          }
          await whenAsked(page, /^Cash out/);
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

/** What a game looks like while it is played, beyond the table as it is opened: a won round of each, and what only some have. */
export const shownRounds: readonly ShownRound[] = [
  ...spun,
  instantWin('keno-fortune', { numbers: [3, 11, 17, 22, 28] }),
  instantWin('plinko-fortune', { risk: 'high' }),
  ...waiting,
  feature('starlight-fortune', '.won-cells'),
  opening('starlight-fortune'),
  feature('dragon-ways-slots', '.won-cells'),
  feature('mega-tower-slots', '.won-cells'),
  feature('gem-cascade-fortune', '.tumble-wins span'),
  feature('coin-vault-fortune', '.vault-coin'),
  card('starlight-fortune', 'big-win', winsTimes(10, 50)),
  card('starlight-fortune', 'huge-win', winsTimes(50, 1_000)),
  card('dragon-ways-slots', 'feature-total', (round) => hasFeature(round) && paysTimes(round, 1, 10), ends),
];
