import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { outcomeOf, primary, skipUntil } from '../../support/games.ts';
import { expectClean, horizontalOverflow } from '../../support/page-checks/axe.ts';
import { fillInRegistration, newPerson, type Person, register } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test.use({ showsTour: true });

const mostTaps = 4;
const withinMs = 60_000;

/** Everything in this tab that outlives a page, except the cookies, which scripts cannot read. */
function storedIn(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
}

async function expectNoCredentials(page: Page, { email, password }: Person): Promise<void> {
  const stored = await storedIn(page);
  expect(stored).not.toContain(email);
  expect(stored).not.toContain(password);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the first round is settled within four taps and a minute of the form', async ({ page }) => {
    const faults = watchFaults(page);
    const person = newPerson();
    let taps = 0;
    const tap = async (target: ReturnType<Page['locator']>) => {
      taps += 1;
      await target.tap();
    };
    await page.goto('/register');
    await fillInRegistration(page, person);
    expect(await horizontalOverflow(page)).toBe(0);
    await expectClean(page, 'the second step');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up Free' }).tap();
    const submitted = Date.now();

    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await expect(logIn).toBeFocused();
    await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
    await expectNoCredentials(page, person);
    await tap(logIn);
    const tour = page.getByRole('dialog');
    await expect(tour.getByRole('heading', { level: 2 })).toBeFocused();
    await tap(tour.getByRole('link', { name: /^Play / }));
    await expect(page.getByText('Gold: 2,000,000 • SC: 2')).toBeVisible();
    await tap(primary(page));
    // One slot round in ninety has free spins, whose show takes long. Escape skips it.
    await expect(outcomeOf(page))
      .toBeVisible({ timeout: 20_000 })
      .catch(() => skipUntil(page, () => expect(outcomeOf(page)).toBeVisible({ timeout: 400 })));

    const took = Date.now() - submitted;
    process.stdout.write(`First settled round: ${taps} taps and ${(took / 1000).toFixed(1)} s after the form\n`);
    expect(taps).toBeLessThanOrEqual(mostTaps);
    expect(took).toBeLessThan(withinMs);
    expect(faults).toEqual([]);
    await page.goto('/dashboard');
    await expect(page.getByText('Welcome, Ada.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('the tour has three clean steps, Escape skips it, and it does not come back', async ({ page }) => {
    const person = newPerson();
    await page.goto('/register');
    await register(page, person);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).press('Enter');
    const tour = page.getByRole('dialog');
    for (const step of [1, 2, 3]) {
      await expect(tour.getByText(`Step ${step} of 3`)).toBeVisible();
      await expect(tour.getByRole('heading', { level: 2 })).toBeFocused();
      expect(await horizontalOverflow(page)).toBe(0);
      await expectClean(page, `step ${step} of the tour`);
      if (step < 3) await tour.getByRole('button', { name: 'Next' }).click();
    }
    await page.keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    const again = await page.context().newPage();
    for (const tab of [page, again]) {
      await tab.goto('/dashboard');
      await expect(tab.getByText('Welcome, Ada.')).toBeVisible();
      await expect(tab.getByRole('link', { name: 'All rounds' })).toBeVisible();
      await expect(tab.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('a reload in the middle of the form starts it again, and nothing of it was stored or sent', async ({ page }) => {
  const person = newPerson();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/register');
  await fillInRegistration(page, person);
  await expectNoCredentials(page, person);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /Your account/ })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('the Back button of the browser goes back one step, and the values stay', async ({ page }) => {
  const person = newPerson();
  await page.goto('/faqs');
  await page.goto('/register');
  await fillInRegistration(page, person);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /Your account/ })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.goBack();
  await expect(page).toHaveURL(/\/faqs$/);
});

test('after a reload, the login page has the message and an empty form; another tab has neither', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await register(page, person);
  // The form of the sign-up has the same email until the account exists.
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  const other = await page.context().newPage();
  await other.goto('/login');
  await expect(other.getByLabel('Email')).toHaveValue('');
  await expect(other.getByText('Registration successful!')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page.getByText('Welcome back.')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('an address with an account looks like a new one, until the password is wrong', async ({ page }) => {
  const person = newPerson();
  const seen: string[] = [];
  for (const password of [person.password, 'Another-wren-sings-8']) {
    await page.goto('/register');
    await register(page, { ...person, password });
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeFocused();
    await expect(page.getByText('Round verified')).toBeVisible();
    seen.push((await page.getByRole('main').textContent()) ?? '');
  }
  expect(seen[1]).toBe(seen[0]);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});
