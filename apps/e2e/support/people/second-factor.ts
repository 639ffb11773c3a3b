import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';

const stepSeconds = 30;

/** Returns the code of the authenticator app, `steps` half-minutes from now. */
export function codeIn(secret: string, steps: number): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds });
}

export interface SecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns the second factor on at the open account page, with the secret next to the QR code. */
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

/** Enters a code of the app, or a recovery code, in the second step of the sign-in form. */
export async function answerWith(page: Page, kind: 'app' | 'recovery', code: string): Promise<void> {
  const main = page.getByRole('main');
  if (kind === 'recovery' && (await main.getByLabel('Recovery code').count()) === 0)
    await main.getByRole('button', { name: 'Use a recovery code' }).click();
  await main.getByLabel(kind === 'app' ? 'Code from your authenticator app' : 'Recovery code').fill(code);
  await main.getByRole('button', { name: 'Log in' }).click();
}
