import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

export function newPerson(): Person {
  return { email: `e2e-${randomUUID()}@example.test`, password: 'Quiet-wren-sings-7' };
}

/** Fills in both steps of the visible registration form. */
export async function fillInRegistration(page: Page, person: Person, state = 'NY'): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('State', { exact: true }).selectOption(state);
}

/** Fills in and sends the visible registration form. */
export async function register(page: Page, person: Person, state = 'NY'): Promise<void> {
  await fillInRegistration(page, person, state);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up Free' }).click();
}

/** Fills in and sends the visible login form. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Logs a player of `pnpm seed:demo` in through the page. */
export async function demoSignedIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, { email, password: 'Goldwren-demo-1' });
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** The player of all tests, except tests that exclude a player: an excluded person cannot register again. */
const ada = { first_name: 'Ada', last_name: 'Lovelace', birth_date: '1990-12-10' };

/**
 * Registers a new player and signs them in, both through the API, because two pages for each test would take minutes.
 * The page then shows an address of the site without scripts.
 */
export async function signedIn(page: Page, who = ada): Promise<Person> {
  const person = newPerson();
  await page.goto('/robots.txt');
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: { origin: new URL(page.url()).origin }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const place = { country: 'US', us_state: 'NY' };
  await send('/api/auth/register', { ...person, password_confirm: person.password, ...who, ...place });
  const { user } = await send('/api/auth/login', person);
  // What the site stores after a login (apps/web/src/lib/session/auth-store.ts), and after the tour of a new player.
  await page.evaluate(
    (state) => {
      localStorage.setItem('auth-storage', JSON.stringify({ state, version: 0 }));
      localStorage.setItem('goldwren-tour', 'seen');
    },
    { user },
  );
  return person;
}

/** Sets the player's language, for every email and, from the next page load, for the site. */
export async function setLanguage(page: Page, locale: 'en' | 'fr-CA'): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch('/api/account', { headers, data: { locale } });
  expect(answer.status(), await answer.text()).toBe(200);
}
