import { ApiProblem } from '@goldwren/contracts/client';
import { pages as frenchPages } from '@goldwren/messages/fr-CA/site/pages';
import type { Area } from '@goldwren/messages/languages/language';
import { siteAreas } from '@goldwren/messages/languages/language-registry';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { coinsWithCode, usd } from '../lib/i18n/format.ts';
import { describeProblem } from '../lib/problems/describe-problem.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { untilTitle } from '../testing/until-title.ts';

describe('the site in French', () => {
  it.each(Object.keys(siteAreas.en) as Area[])('has French messages for %s', async (area) => {
    const current = await import(/* @vite-ignore */ `@goldwren/messages/current/${area}`);
    const french = await siteAreas['fr-CA'][area]();
    expect(Object.keys(current)).not.toEqual([]);
    for (const [name, messages] of Object.entries(current)) expect(messages).toBe(french[name as keyof typeof french]);
  });

  it('shows page, title, form and document language in French', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await untilTitle(frenchPages.register.title);
    expect(document.documentElement.lang).toBe('fr-CA');
    const form = await screen.findByRole('form', { name: /inscri/i });
    await press.click(within(form).getByRole('button', { name: 'Continuer' }));
    expect(await within(form).findByText('Entrez votre date de naissance.')).toBeTruthy();
    const emailField = within(form).getByLabelText('Courriel');
    expect(emailField.getAttribute('aria-invalid')).toBe('true');
    await press.type(emailField, 'zoe@example.test');
    await press.type(within(form).getByLabelText('Mot de passe'), 'analytique');
    await press.type(within(form).getByLabelText('Date de naissance'), '1990-12-10');
    await press.click(within(form).getByRole('button', { name: 'Continuer' }));
    const create = await within(form).findByRole('button', { name: frenchPages.register.title });
    await waitFor(() => expect(create.getAttribute('aria-disabled')).toBeNull());
    await press.click(create);
    expect((await within(form).findByLabelText('Prénom')).getAttribute('aria-invalid')).toBe('true');
    expect(within(form).getAllByText(/^(Indiquez|Entrez|Choisissez|Saisissez)/).length).toBeGreaterThan(3);
  });

  it('formats amounts as in Canadian French', () => {
    expect(coinsWithCode('2000000.00', 'gold').replace(/\s/g, ' ')).toMatch(/^2 000 000 /);
    expect(usd('9.99').replace(/\s/g, ' ')).toMatch(/^9,99 \$/);
  });

  it('explains a problem without a message from the server in French', () => {
    const { text } = describeProblem(new ApiProblem(502, {}, null), 'login');
    expect(text).not.toBe('Login failed. Please check your credentials.');
    expect(text).toMatch(/é/);
  });
});
