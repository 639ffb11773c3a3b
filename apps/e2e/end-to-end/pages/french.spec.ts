import { expect, type Page } from '@playwright/test';
import { watchFaults } from '../../support/faults.ts';
import { skipUntil } from '../../support/games.ts';
import { expectClean, waitForHydration } from '../../support/page-checks/axe.ts';
import { findEnglishWords } from '../../support/page-checks/french.ts';
import { waitForAnimations } from '../../support/page-checks/layout.ts';
import { newPerson } from '../../support/people/people.ts';
import { test } from '../../support/test.ts';

test.use({ locale: 'fr-CA', showsTour: true });

async function expectFrench(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  // The page arrives after its shell, and its data after that.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForHydration(page);
  await expect(page.getByText(/^Chargement/)).toHaveCount(0);
  expect(await findEnglishWords(page)).toEqual([]);
  // Each change checks these states in English, which has the same elements (crawl, first-minutes, accessibility).
  if (process.env.NIGHTLY) await expectClean(page, `${page.url()} in French`);
}

/** A win appears a moment after its text. While it fades in, its contrast is too low. */
async function winShown(page: Page): Promise<void> {
  const winStatus = page.getByRole('status').filter({ hasText: /Gain de / });
  if (await winStatus.count()) await expect(page.locator('.celebration')).toBeAttached();
  await waitForAnimations(page);
}

test('a French browser sees only French: sign-up, dashboard, a spin, the packages, and emails', async ({ page }) => {
  const faults = watchFaults(page);
  const person = newPerson();
  await page.goto('/register');
  await expectFrench(page);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Entrez votre adresse courriel.')).toBeVisible();
  await expectFrench(page);
  await page.getByLabel('Courriel').fill(person.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password);
  await page.getByLabel('Date de naissance').fill('1990-12-10');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByLabel('Prénom').fill('Zoé');
  await page.getByLabel('Nom de famille').fill('Tremblay');
  await page.getByLabel('Pays').selectOption('CA');
  await page.getByLabel('Province ou territoire', { exact: true }).selectOption({ label: 'Québec' });
  await expectFrench(page);
  await page.getByRole('main').getByRole('button', { name: 'Inscription gratuite' }).click();
  await expect(page.getByText('Inscription réussie! Veuillez vous connecter.')).toBeVisible();
  await expectFrench(page);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  const tour = page.getByRole('dialog');
  for (const step of [1, 2, 3]) {
    await expect(tour.getByText(`Étape ${step} sur 3`)).toBeVisible();
    await expectFrench(page);
    if (step < 3) await tour.getByRole('button', { name: 'Suivant' }).click();
  }
  await tour.getByRole('button', { name: 'Passer la visite' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(page.getByText('2\u00a0000\u00a0000', { exact: true }).first()).toBeVisible();
  await expectFrench(page);

  await page.goto('/dashboard/limits');
  await expect(page.getByRole('heading', { name: 'Autoexclusion' })).toBeVisible();
  await expectFrench(page);
  await page.goto('/responsible-play');
  await expectFrench(page);
  await page.goto('/dashboard/privacy');
  await expect(page.getByText('Vous n’avez encore demandé aucun fichier.')).toBeVisible();
  await expectFrench(page);

  await page.goto('/games');
  await expect(page.getByText('Moyenne à élevée').first()).toBeVisible();
  await expectFrench(page);
  for (const slug of ['starlight-fortune', 'jacks-or-better-poker']) {
    await page.goto(`/games/${slug}/rules`);
    await expect(page.getByText(/Taux de retour|taux de retour/).first()).toBeVisible();
    await expectFrench(page);
  }

  await page.goto('/games/starlight-fortune');
  await page.getByRole('button', { name: 'Lancer' }).click();
  await page.getByRole('button', { name: 'Passer' }).click();
  const verified = page.getByText('Vérifié\u00a0: fixé avant votre graine, rejoué dans votre navigateur');
  await skipUntil(page, () => expect(verified).toBeVisible({ timeout: 400 }));
  await winShown(page);
  await expectFrench(page);

  await page.goto('/buy-coins');
  await expect(page.getByText('MEILLEURE VALEUR', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Acheter pour 20\s\$\sUS/ })).toBeVisible();
  await expectFrench(page);

  await page.goto('/dev/mail');
  await expect(page.getByText('Bienvenue chez Goldwren').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('the footer switches the language, and the choice is stored', async ({ page }) => {
  await page.goto('/login');
  await expectFrench(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Français' }).click();
  await expectFrench(page);
});
