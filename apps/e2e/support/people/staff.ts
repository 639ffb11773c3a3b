import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { staffSession } from '@goldwren/rules';
import { type Cookie, expect, type Page } from '@playwright/test';
import { generate } from 'otplib';

type Role = 'support' | 'compliance' | 'finance' | 'admin';

export interface StaffAccount {
  name: string;
  email: string;
  password: string;
  totpSecret: string;
}

const run = promisify(execFile);
const api = fileURLToPath(new URL('../../../api/', import.meta.url));

/** Creates a staff member for one test with `pnpm staff:create`, next to the running product. */
export async function newStaff(...roles: Role[]): Promise<StaffAccount> {
  const account = { name: `Robin ${roles[0]}`, email: `staff-${randomUUID()}@example.test` };
  const options = ['--email', account.email, '--name', account.name, '--roles', roles.join(',')];
  const { stdout, stderr } = await run(process.execPath, ['dist/staff-create.js', ...options], {
    cwd: api,
  });
  const output = stdout + stderr;
  const password = /password +(\S+)/.exec(output)?.[1];
  const totpSecret = /secret=([A-Z2-7]+)/.exec(output)?.[1];
  if (!password || !totpSecret) throw new Error(`staff:create printed:\n${output}`);
  return { ...account, password, totpSecret };
}

/** Returns the current code of this account's authenticator app. */
export function codeOf({ totpSecret }: StaffAccount): Promise<string> {
  return generate({ secret: totpSecret });
}

/** Fills in and sends the visible sign-in form. */
export async function fillSignIn(page: Page, account: StaffAccount, code?: string): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Code').fill(code ?? (await codeOf(account)));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** A session is shared while it still allows changes for longer than a test takes. */
const sharedMs = (staffSession.freshMinutes - 5) * 60_000;

/** The latest session of each set of roles. The tests of a worker run one after another, so they can share it. */
const sessions = new Map<string, { cookies: Cookie[]; until: number }>();

/**
 * Signs a staff member with these roles in. The first test of a worker creates the account, which takes seconds of processor
 * time.
 */
export async function staffSignedIn(page: Page, ...roles: Role[]): Promise<void> {
  const key = roles.join();
  const known = sessions.get(key);
  const isShared = known !== undefined && Date.now() < known.until;
  if (isShared) await page.context().addCookies(known.cookies);
  const account = isShared ? null : await newStaff(...roles);
  await page.goto('/staff');
  if (account) await fillSignIn(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  if (account) sessions.set(key, { cookies: await page.context().cookies(), until: Date.now() + sharedMs });
}
