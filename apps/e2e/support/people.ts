import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

export function newPerson(): Person {
  return { email: `e2e-${randomUUID()}@example.test`, password: 'Quiet-wren-sings-7' };
}

/** Fills in and sends the visible registration form. */
export async function register(page: Page, person: Person, state = 'NY'): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByLabel('Date of birth').fill('1990-12-10');
  await page.getByLabel('State').selectOption(state);
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

/** Registers a new player through the API, and logs them in through the page. */
export async function signedIn(page: Page, who = ada): Promise<Person> {
  const person = newPerson();
  await page.goto('/login');
  const answer = await page.request.post('/api/auth/register', {
    headers: { origin: new URL(page.url()).origin },
    data: {
      ...person,
      password_confirm: person.password,
      ...who,
      country: 'US',
      us_state: 'NY',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return person;
}

/** Sets the player's language, for every email and, from the next page load, for the site. */
export async function setLanguage(page: Page, locale: 'en' | 'fr-CA'): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch('/api/account', { headers, data: { locale } });
  expect(answer.status(), await answer.text()).toBe(200);
}
