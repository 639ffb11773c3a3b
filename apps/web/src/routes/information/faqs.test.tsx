import { faqs } from '@goldwren/messages/current/faqs';
import { piecesOf } from '@goldwren/messages/help/article';
import { answerOf, type FaqQuestion } from '@goldwren/messages/help/faq-category';
import { helpSlugs } from '@goldwren/messages/help/topics';
import { unruledNumbers } from '@goldwren/messages/testing/printed-numbers';
import { laterBansPack } from '@goldwren/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadArticles } from '../../features/help/load-articles.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { pageIds } from '../../pages.ts';
import { targetOf } from '../../shared/help/linked-text.tsx';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { publishedPack } from '../../testing/published-pack.ts';
import { renderApp } from '../../testing/render-app.tsx';

const questions = Object.values(faqs.categories).flatMap(({ questions: own }): [string, FaqQuestion][] =>
  Object.entries(own),
);
const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const summary = (question: string) => screen.getByText(question, { selector: 'summary' });

const scrolledTo = vi.fn();
beforeEach(() => {
  scrolledTo.mockReset();
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo(this.id);
  });
});

async function open(address = '/faqs', answers: FakeResponses = {}) {
  fakeApi(answers);
  const site = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
  // jsdom fires the toggle event of the first open question in a later task. After a click, it would close the clicked one.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return site;
}

describe('the FAQs', () => {
  it('show all seven categories, with the first question open', async () => {
    await open();
    for (const { title } of Object.values(faqs.categories)) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    }
    expect(openOnes()).toEqual(['what-is-this']);
  });

  it('have one open answer at a time, which closes when it is pressed', async () => {
    const { press } = await open();
    await press.click(summary('Do coins expire?'));
    await waitFor(() => expect(openOnes()).toEqual(['expiry']));
    await press.click(summary('Do coins expire?'));
    await waitFor(() => expect(openOnes()).toEqual([]));
  });

  it('open only the question that the address names', async () => {
    const { router } = await open('/faqs#how-often');
    await waitFor(() => expect(document.activeElement).toBe(summary('How often can I request them?')));
    expect(openOnes()).toEqual(['how-often']);
    expect(scrolledTo).toHaveBeenLastCalledWith('how-often');
    await router.navigate('/faqs#rtp');
    await waitFor(() => expect(openOnes()).toEqual(['rtp']));
    await router.navigate('/faqs#no-such-question');
    expect(openOnes()).toEqual(['rtp']);
  });

  it('list every question and answer for search engines, without markup', async () => {
    await open();
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect([data['@type'], data.mainEntity.length]).toEqual(['FAQPage', questions.length]);
    for (const { name, acceptedAnswer } of data.mainEntity) {
      expect(name).toMatch(/[?.]$/);
      expect(acceptedAnswer.text).toMatch(/^[^[\]]+[.]$/);
      expect(screen.getByText(name, { selector: 'summary' })).toBeTruthy();
    }
  });

  it('name the excluded states, including Montana, and link to their list', async () => {
    await open();
    const answer = within(document.getElementById('who-may-play') as HTMLElement);
    expect(answer.getByText(/We do not open accounts in Washington, Montana, Nevada, and Idaho\./)).toBeTruthy();
    expect(answer.getByRole('link', { name: 'Where you can play', hidden: true })).toHaveProperty(
      'pathname',
      '/help/where-you-can-play',
    );
  });

  it('name the states of the policy that staff switched to, also for search engines', async () => {
    await open('/faqs', { policy: { get: publishedPack(laterBansPack) } });
    const states = /in Washington, Montana, Nevada, Idaho, Connecticut, New Jersey, California, and New York\./;
    expect(await within(document.getElementById('who-may-play') as HTMLElement).findByText(states)).toBeTruthy();
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toMatch(states);
  });

  it('do not mention United States tax withholding to a player in Canada', async () => {
    useAuth.setState({ user: aUser({ country: 'CA', us_state: 'ON' }) });
    await open();
    expect(screen.getByText(/^You may have to\. We withhold nothing from players in Canada/)).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toMatch(/24%/);
  });

  it('contain no number that no rule states', async () => {
    await open();
    expect(unruledNumbers(screen.getByRole('main').textContent ?? '')).toEqual([]);
  });
});

describe('the links of answers and articles', () => {
  it('lead to pages of this site', async () => {
    const articles = [...(await loadArticles()).values()].map((article) =>
      article({ excluded: ['WA'], goldOnly: [], inCanada: false }),
    );
    const answers = questions.map(([, one]) => answerOf(one, { excluded: ['WA'], goldOnly: ['MI'], inCanada: false }));
    const texts = JSON.stringify([articles, answers, faqs.intro]);
    const targets = piecesOf(texts).flatMap(({ target }) => (target === null ? [] : [target]));
    expect(targets.length).toBeGreaterThan(60);
    const known = pageIds as string[];
    expect(targets.filter((target) => !known.includes(targetOf(target).page))).toEqual([]);
    const slugs = targets.flatMap((target) => (target.startsWith('help/') ? [target.slice(5)] : []));
    expect(slugs.filter((slug) => !(helpSlugs as readonly string[]).includes(slug))).toEqual([]);
  });
});
