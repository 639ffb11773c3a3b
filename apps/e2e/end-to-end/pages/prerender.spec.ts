import type { GameRules } from '@goldwren/contracts/player';
import { formatsOf } from '@goldwren/messages/formats/formats';
import type { Language } from '@goldwren/messages/languages/language';
import { siteAreas } from '@goldwren/messages/languages/language-registry';
import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { playedGames } from '../../support/games.ts';
import { waitForHydration } from '../../support/page-checks/axe.ts';
import { pendingRequests } from '../../support/pending-requests.ts';
import { newPerson, signedIn } from '../../support/people/people.ts';
import { nightly, test } from '../../support/test.ts';
import { listedPages } from '../../support/tours/pages.ts';

const mostShift = 0.02;

/** Delays the scripts of the site until `release` is called, and other kinds of assets. */
async function holdScripts(page: Page, otherKinds: readonly 'woff2'[] = []): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/*.{${['js', ...otherKinds]}}`, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Returns the sum of layout shifts without user input, as the browser measures it. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all = { sum: 0 };
    Object.assign(window, { allShifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) all.sum += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { allShifts: { sum: number } }).allShifts.sum);
}

/** Whether the main part of the page is the prerendered element, hydrated by React. */
async function isHydrated(page: Page): Promise<boolean> {
  return page.locator('main').evaluate((main) => {
    return 'fromDocument' in main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Pages with the layout of another one: legal texts, and a second article and game. */
const repeated = /^\/(privacy|rules|redemption-policy|help\/where-you-can-play|games\/jacks-or-better-poker\/rules)$/;

for (const [locale, width] of [
  ['en-US', 360],
  ['en-US', 1280],
  ['fr-CA', 360],
  ['fr-CA', 1280],
] as const) {
  test.describe(`a visitor with ${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 823 } });
    for (const [index, path] of listedPages().entries()) {
      // Each change reads one page of each layout in one language and width, alternating between pages.
      const isFirst = (locale === 'en-US') === (width === 360) && (width === 360) === (index % 2 === 0);
      const details = isFirst && !repeated.test(path) ? {} : nightly;
      test(`reads ${path} before any script, and hydration does not change it`, details, async ({ page }) => {
        const faults = watchFaults(page);
        const pending = pendingRequests(page);
        const shifts = await countShifts(page);
        // Late typefaces must not move a page that was painted without them.
        const release = await holdScripts(page, ['woff2']);
        await page.goto(path, { waitUntil: 'commit' });
        const heading = page.getByRole('heading', { level: 1 });
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en-US' ? 'en' : locale);
        await expect(page.locator('html')).toHaveAttribute('data-html', /^(whole|hidden)$/);
        const whole = (await page.locator('html').getAttribute('data-html')) === 'whole';
        // In a wide window, a page for phones only waits for the script.
        expect(whole || width > 700).toBe(true);
        await expect(heading).toBeVisible({ visible: whole });
        await page.locator('main').evaluate((main) => Object.assign(main, { fromDocument: true }));
        release();
        await expect(heading).toBeVisible();
        if (whole) await expect.poll(() => isHydrated(page)).toBe(true);
        await expect.poll(() => pending.size, { intervals: [20, 50] }).toBe(0);
        expect(await shifts()).toBeLessThanOrEqual(mostShift);
        expect(faults).toEqual([]);
      });
    }
  });
}

test('a signed-in player never sees the page of visitors', async ({ page }) => {
  await signedIn(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-html', 'hidden');
  await expect(page.getByRole('link', { name: 'Sign Up Free' }).first()).toBeHidden();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('a visitor who selected another language than the browser only sees that language', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/games', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible();
});

test('a page renders what its scripts add only with the whole stylesheet', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/games', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(page.locator('html')).toHaveAttribute('data-html', 'whole');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-html');
});

test('a click before hydration takes effect after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/games', { waitUntil: 'commit' });
  const french = page.getByRole('button', { name: 'Français' });
  await french.click();
  await french.click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Jeux' })).toBeVisible();
});

/** What a visitor can fill in on a prerendered page: the label of the field, its value, and what then appears. */
const choices = [
  ['/free-entry', 'Country', 'CA', 'Province or territory'],
  ['/contact', 'Category', 'technical', 'Technical Support'],
] as const;

for (const [path, label, value, consequence] of choices) {
  test(`${path} keeps a choice of ${label} from before hydration, and reacts to it`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const field = page.getByRole('main').getByLabel(label);
    await field.selectOption(value);
    release();
    await waitForHydration(page);
    await expect(page.getByRole('main')).toContainText(consequence);
    await expect(field).toHaveValue(value);
  });
}

test('a password that is submitted before hydration never gets into the URL', async ({ page }) => {
  const release = await holdScripts(page);
  const { email, password } = newPerson();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  release();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(page.url()).not.toContain(password);
});

test('a search text that is typed before hydration is used', async ({ page }) => {
  for (const [path, typed, found] of [
    ['/help', 'redeem', page.getByRole('list', { name: 'Search results' })],
    ['/games', 'jacks', page.getByText('Showing 1 game', { exact: true })],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('textbox').first().fill(typed);
    release();
    await expect(found).toBeVisible();
  }
});

type PlayMessages = Awaited<ReturnType<Language['site']['play']>>['play'];

/** Returns the texts that the rules page of a game shows for each fact in the response. */
function rulesShown(
  { title, how_to_play, features, paytable, odds, unfinished_round, return_note, maths }: GameRules,
  multiple: (x100: number) => string,
  { rules }: PlayMessages,
) {
  return [
    ...[title, unfinished_round, return_note, maths.version, maths.hash],
    ...how_to_play,
    ...features.flatMap((feature) => [feature.title, feature.text]),
    ...paytable.flatMap(({ name, pays }) => [
      name,
      ...pays.map((pay) => `${rules.payOf(pay.label)}${multiple(pay.pay_x100)}`),
    ]),
    ...odds.map(({ label }) => label),
  ];
}

for (const locale of ['en-US', 'fr-CA'] as const) {
  test.describe(`without any script, a browser in ${locale}`, () => {
    test.use({ locale, javaScriptEnabled: false });
    test('shows the rules of each game as the server sends them', async ({ page }) => {
      const language = locale === 'en-US' ? 'en' : locale;
      const { play } = await siteAreas[language].play();
      // Each change reads every game in one language.
      const isRead = (place: number) => Boolean(process.env.NIGHTLY) || (place % 2 === 0) === (locale === 'en-US');
      for (const { slug } of playedGames.filter((_, place) => isRead(place))) {
        const headers = { 'accept-language': locale };
        const rules: GameRules = await (await page.request.get(`/api/games/${slug}/rules`, { headers })).json();
        await page.goto(`/games/${slug}/rules`);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 }), slug).toHaveText(rules.title);
        const shown = await main.textContent();
        for (const text of rulesShown(rules, formatsOf(language).multiple, play)) expect(shown, slug).toContain(text);
        await expect(main.getByRole('img'), slug).toHaveCount(rules.lines?.length ?? 0);
      }
    });
  });
}

test('rules of a newer server replace those of the build', async ({ page }) => {
  const newerText = 'From a server of a later build.';
  await page.route('**/api/games/starlight-fortune/rules', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), unfinished_round: newerText } });
  });
  const release = await holdScripts(page);
  await page.goto('/games/starlight-fortune/rules', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Starlight Fortune' })).toBeVisible();
  await expect(page.getByText(newerText)).toHaveCount(0);
  release();
  await expect(page.getByText(newerText)).toBeVisible();
});
