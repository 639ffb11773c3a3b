import { expect, type Locator, type Page } from '@playwright/test';
import { openGame, playedGames, primary } from '../../support/games.ts';
import {
  expectDifferent,
  inForcedColors,
  minimumForOneControl,
  minimumForTwoControls,
  pictureOf,
  shareOfDifferentPixels,
} from '../../support/page-checks/forced-colors.ts';
import { signedIn } from '../../support/people/people.ts';
import { type FixedRound, serveFixedRound } from '../../support/signed-rounds/fixed-round.ts';
import { test } from '../../support/test.ts';

// In forced-colors mode, a game's own colors are not visible. States such as selected, held, hit, opened,
// disabled and focused must be visible in another way. Each test compares pictures of two states.

const gameOf = (slug: string) => {
  const game = playedGames.find((one) => one.slug === slug);
  if (!game) throw new RangeError(`no game ${slug}`);
  return game;
};

async function openFixed(page: Page, round: FixedRound): Promise<void> {
  await page.setViewportSize({ width: 900, height: 760 });
  await signedIn(page);
  await serveFixedRound(page, round);
  await openGame(page, gameOf(round.slug));
}

/** Expects the control to look different before and after. */
async function expectChange(page: Page, control: Locator, change: () => Promise<unknown>, what: string): Promise<void> {
  const before: Buffer[] = [];
  await inForcedColors(page, async () => void before.push(await pictureOf(control)));
  await change();
  let at = 0;
  await inForcedColors(page, async () => {
    await expectDifferent(before[at++] as Buffer, await pictureOf(control), minimumForOneControl, what);
  });
}

/** Expects that all of these controls look different from each other. */
async function expectAllDiffer(page: Page, states: Readonly<Record<string, Locator>>): Promise<void> {
  await inForcedColors(page, async () => {
    const shots: [string, Buffer][] = [];
    for (const [name, control] of Object.entries(states)) shots.push([name, await pictureOf(control.first())]);
    for (const [at, [name, shot]] of shots.entries()) {
      for (const [other, its] of shots.slice(at + 1))
        await expectDifferent(shot, its, minimumForTwoControls, `${name} and ${other}`);
    }
  });
}

const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
const labelled = (page: Page, text: string) => page.locator('.option-switch label > span', { hasText: text });

test('forced colors: coin, risk, focus, disabled controls, and the slot with the Plinko ball', async ({ page }) => {
  await openFixed(page, { slug: 'plinko-fortune', fits: ({ result }) => (result?.payX100 ?? 0) > 100 });
  await blur(page);
  await expectChange(page, primary(page), () => primary(page).focus(), 'the focus');
  for (const [from, to] of [
    ['GC', 'SC'],
    ['SC', 'GC'],
    ['Low', 'High'],
    ['High', 'Low'],
  ] as const) {
    const press = async () => {
      await labelled(page, to).click();
      await blur(page);
    };
    await expectChange(page, labelled(page, from), press, `${from}, chosen and not`);
  }
  const raise = page.getByRole('button', { name: 'Raise stake' });
  await expectChange(
    page,
    raise,
    () => page.getByRole('button', { name: 'Max stake' }).click(),
    'a stake that cannot be raised',
  );
  await primary(page).click();
  const won = page.locator('.celebration-foot');
  await expect(won).toBeVisible();
  await expectAllDiffer(page, {
    'the slot hit': page.locator('.plinko-slots [aria-current]'),
    'a slot': page.locator('.plinko-slots li'),
  });
  await inForcedColors(page, async () => {
    const style = await won.evaluate((foot) => {
      const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(foot);
      return { color, backgroundColor, borderTopColor, borderTopWidth };
    });
    expect(style.borderTopWidth).not.toBe('0px');
    expect([style.color, style.borderTopColor]).not.toContain(style.backgroundColor);
  });
});

test('forced colors: free, picked, drawn and hit Keno numbers', async ({ page }) => {
  const hitsTwo = ({ steps }: { steps: readonly { events: readonly { type: string; numbers?: unknown }[] }[] }) =>
    steps.some(({ events }) =>
      events.some(({ type, numbers }) => type === 'hits' && Array.isArray(numbers) && numbers.length === 2),
    );
  await openFixed(page, { slug: 'keno-fortune', choice: { numbers: [3, 11, 17, 22] }, fits: hitsTwo });
  const number = page.locator('.grid-cell');
  await expectChange(
    page,
    number.nth(30),
    async () => {
      await number.nth(30).click();
      await blur(page);
    },
    'a number, picked and not',
  );
  await number.nth(30).click();
  await primary(page).click();
  await expect(primary(page)).toHaveText('Draw');
  await blur(page);
  // The number itself is not a state: two cells in one state look alike.
  await inForcedColors(page, async () => {
    const free = page.locator('[data-look="plain"]');
    const alike = await shareOfDifferentPixels(await pictureOf(free.nth(0)), await pictureOf(free.nth(1)));
    expect(alike, 'two free numbers').toBeLessThan(minimumForTwoControls);
  });
  await expectAllDiffer(page, {
    'a free number': page.locator('[data-look="plain"]'),
    'a picked number': page.locator('[data-look="picked"]'),
    'a drawn number': page.locator('[data-look="drawn"]'),
    'a hit': page.locator('[data-look="hit"]'),
    'what two hits pay': page.locator('.pay-strip [aria-current]'),
    'what others pay': page.locator('.pay-strip li:not([aria-current])'),
  });
});

test('forced colors: covered, safe, mined and exploded Mines cells', async ({ page }) => {
  const actions = [0, 1].map((cell) => ({ type: 'open', cells: [cell] }));
  await openFixed(page, {
    ...{ slug: 'mine-seeker-slots', choice: { mines: 5 }, actions },
    fits: ({ result }) => result?.payX100 === 0,
  });
  await primary(page).click();
  for (const [cell, look] of ['safe', 'blast'].entries()) {
    const place = page.locator('.grid-cell').nth(cell);
    await expect(place).not.toHaveAttribute('aria-disabled');
    await place.click();
    await expect(place).toHaveAttribute('data-look', look);
  }
  await expect(primary(page)).toHaveText('Start');
  await blur(page);
  await expectAllDiffer(page, {
    'a covered cell': page.locator('[data-look="covered"]'),
    'a safe cell': page.locator('[data-look="safe"]'),
    'a mine': page.locator('[data-look="mine"]'),
    'the mine that blew': page.locator('[data-look="blast"]'),
  });
});

test('forced colors: held cards, red and black cards, and the current hand', async ({ page }) => {
  const actions = [{ type: 'hold', positions: [0, 1, 2, 3, 4] }];
  await openFixed(page, {
    ...{ slug: 'jacks-or-better-poker', actions },
    fits: ({ result }) => result?.payX100 === 200,
  });
  await primary(page).click();
  await expect(primary(page)).toHaveText('Draw');
  await expect(primary(page)).not.toHaveAttribute('aria-disabled');
  await blur(page);
  const card = page.locator('.holdable-card').first();
  await expectChange(page, card, () => page.keyboard.press('1'), 'a card, held and not');
  await expectAllDiffer(page, {
    'the hand that is made': page.locator('.pay-table [aria-current]'),
    'another hand': page.locator('.pay-table li:not([aria-current])'),
  });
  await inForcedColors(page, async () => {
    const faces = page.locator('.card-face');
    expect(await faces.evaluateAll((all) => new Set(all.map((face) => getComputedStyle(face).color)).size)).toBe(2);
    const paper = (face: Element) => getComputedStyle(face).backgroundColor;
    expect(await faces.first().evaluate(paper)).not.toBe(await page.locator('.stage').evaluate(paper));
  });
});
