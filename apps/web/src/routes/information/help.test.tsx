import { help } from '@goldwren/messages/current/help';
import { helpSlugs } from '@goldwren/messages/help/topics';
import { unruledNumbers } from '@goldwren/messages/testing/printed-numbers';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

const field = () => screen.findByRole('textbox', { name: 'Search articles' });
const results = () => screen.findByRole('list', { name: 'Search results' });

function open(address = '/help') {
  fakeApi({});
  return renderApp(address);
}

async function search(query: string) {
  const site = open();
  await site.press.type(await field(), query);
  return site;
}

describe('the Help Center', () => {
  it('lists four topics with four articles each, three popular ones, and the contact options', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Help Center' })).toBeTruthy();
    for (const topic of ['Getting Started', 'Account & Profile', 'Purchases & Payments', 'Redemptions']) {
      expect(within(screen.getByRole('region', { name: topic })).getAllByRole('link')).toHaveLength(4);
    }
    expect(within(screen.getByRole('region', { name: 'Popular articles' })).getAllByRole('link')).toHaveLength(3);
    for (const way of ['Email Support', 'Live Chat', '24/7 Support']) {
      expect(screen.getByRole('heading', { name: way })).toBeTruthy();
    }
    expect(screen.getByText(/from 9 AM to 9 PM Eastern Time/)).toBeTruthy();
    expect(screen.getByText(/We answer within 24 hours/)).toBeTruthy();
  });

  it('is listed under Support in the footer of every page', async () => {
    open();
    const foot = await screen.findByRole('navigation', { name: 'Support' });
    expect(within(foot).getByRole('link', { name: 'Help Center' })).toHaveProperty('pathname', '/help');
    expect(within(foot).getByRole('link', { name: 'FAQs' })).toHaveProperty('pathname', '/faqs');
  });
});

describe('the search', () => {
  it('finds texts in any case and with or without accents, marks the matches, and announces their number', async () => {
    await search('SELFÍE');
    const found = await results();
    const link = await within(found).findByRole('link', { name: /^Verify your identity/ });
    expect(link).toHaveProperty('pathname', '/help/verify-your-identity');
    // Titles and summaries are searched immediately, and the texts once they are loaded.
    const hits = () => [...found.querySelectorAll('mark')].map(({ textContent }) => textContent?.toLowerCase());
    await waitFor(() => expect(hits()).toContain('selfie'));
    expect(screen.getByText(/^Found in \d+ articles?$/)).toHaveProperty('role', 'status');
  });

  it('finds texts for the query in the address', async () => {
    open('/help?q=routing');
    const link = await screen.findByRole('link', { name: /routing number/ });
    expect(link).toHaveProperty('pathname', '/help/payout-methods-and-times');
  });

  it('accepts a question, requires every significant word, and knows synonyms', async () => {
    const { press } = await search('How do I withdraw money?');
    expect(within(await results()).getAllByRole('link')[0]).toHaveProperty('pathname', '/help/how-to-redeem');
    await press.clear(await field());
    await press.type(await field(), 'withdraw giraffe');
    expect(await screen.findByText('No articles match “withdraw giraffe”')).toBeTruthy();
  });

  it('finds articles by words with typing errors', async () => {
    await search('pasword');
    const link = await within(await results()).findByRole('link', { name: /^Log in and keep your account safe/ });
    expect(link.querySelector('mark')?.textContent?.toLowerCase()).toMatch(/^passwords?$/);
  });

  it('says how to go on where nothing was found', async () => {
    await search('giraffe');
    expect(await screen.findByText('No articles match “giraffe”')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: help.allFaqs }).length).toBeGreaterThan(1);
  });

  it('supports keys: slash, arrows, Escape, and Enter for the best match', async () => {
    const { press, router } = open();
    const input = await field();
    // An effect adds the listener after the field is visible.
    await waitFor(async () => {
      await press.keyboard('/');
      expect(document.activeElement).toBe(input);
    });
    await press.keyboard('password/');
    expect(input).toHaveProperty('value', 'password/');
    const links = within(await results()).getAllByRole('link');
    await press.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[0]);
    await press.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(input);
    await press.keyboard('{ArrowDown}{Escape}');
    expect(document.activeElement).toBe(input);
    expect(input).toHaveProperty('value', '');
    expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull();
    await press.keyboard('identity{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify your identity' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/help/verify-your-identity');
  });

  it('is part of the address, so that going back leads to the results', async () => {
    const { press, router } = await search('chargeback');
    await press.click(within(await results()).getByRole('link', { name: /^Refunds and chargebacks/ }));
    await screen.findByRole('heading', { level: 1, name: 'Refunds and chargebacks' });
    await router.navigate(-1);
    expect(await field()).toHaveProperty('value', 'chargeback');
    expect(await results()).toBeTruthy();
  });
});

describe.each(helpSlugs)('the article %s', (slug) => {
  it('is available, links to the others of its topic, and contains no number that no rule states', async () => {
    open(`/help/${slug}`);
    const { title } = help.articles[slug];
    const article = await screen.findByRole('article');
    expect(within(article).getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect((await within(article).findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(2);
    await untilTitle(title);
    expect(unruledNumbers(article.textContent ?? '')).toEqual([]);
    expect(within(screen.getByRole('complementary', { name: /^More about/ })).getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('an address without an article', () => {
  it('says so, and is not indexed by search engines', async () => {
    open('/help/no-such-article');
    expect(await screen.findByRole('heading', { level: 1, name: 'Article not found' })).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'All articles' })).toHaveProperty('pathname', '/help');
  });
});
