import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';

const stepSeconds = 30;

/** What the authenticator app of this secret shows, `steps` of half a minute from now. */
export function codeIn(secret: string, steps: number): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds });
}

export interface SecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns the second factor on at the account page that is open, with the secret beside the QR code. */
export async function turnOnSecondFactor(page: Page): Promise<SecondFactor> {
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Set up' }).click();
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await card.getByLabel('Code from the app').fill('000000');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByLabel('Code from the app')).toHaveAttribute('aria-invalid', 'true');
  await card.getByLabel('Code from the app').fill(await codeIn(secret, 0));
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recoveryCodes = await card.locator('code').allTextContents();
  return { secret, recoveryCodes };
}

/** Answers the second question of the sign-in form with a code of the app, or with a recovery code. */
export async function answerWith(page: Page, kind: 'app' | 'recovery', code: string): Promise<void> {
  const main = page.getByRole('main');
  if (kind === 'recovery' && (await main.getByLabel('Recovery code').count()) === 0)
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
  await main.getByLabel(kind === 'app' ? 'Code from your authenticator app' : 'Recovery code').fill(code);
  await main.getByRole('button', { name: 'Log in' }).click();
}
