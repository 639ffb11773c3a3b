import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { applyKnownAnswers, knownAnswersId, readKnownAnswers } from '../../lib/api/known-answers.ts';
import { queries } from '../../lib/api/queries.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const slug = 'jacks-or-better-poker';
const aChoice = {
  choice: {},
  label: '',
  rtp_percent: '97.29',
  pays: '2.20',
  keeps_stake: '2.20',
  beats_stake: '4.17',
  feature: { name: 'a royal flush', one_in: '40169.76', rtp_without_percent: '95.30' },
  top_win: { pay_x100: 80_000, one_in: '40169.76' },
  losing_run: { rounds: 8, of_hundred: 99 },
};
const rules = {
  slug,
  title: 'Jacks or Better Poker',
  how_to_play: ['You are dealt five cards.'],
  features: [{ title: 'Hold any', text: 'Any cards may be held.' }],
  paytable: [
    { name: 'Royal flush', symbol: '', pays: [{ label: '10 J Q K A of one suit', pay_x100: 80_000 }] },
    { name: 'Jacks or better', symbol: '', pays: [{ label: 'two jacks or higher', pay_x100: 100 }] },
  ],
  unfinished_round: 'Your hand waits for you.',
  return_note: 'With optimal play.',
  rtp_hint: '97.29% (optimal play)',
  odds: [aChoice],
  maths: { version: '1.1.0', hash: 'ab' },
};

describe('the rules of a game', () => {
  it('are public: every winning hand with its payout, the RTP, the default action', async () => {
    fakeApi({ games: { rules } });
    renderApp(`/games/${slug}/rules`);
    expect(await screen.findByRole('heading', { level: 1, name: rules.title })).toBeTruthy();
    for (const row of rules.paytable) expect(screen.getByText(row.name)).toBeTruthy();
    expect(screen.getByText('800×')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'RTP (return to player) 97.29% (optimal play)' })).toBeTruthy();
    expect(screen.getByText(rules.unfinished_round)).toBeTruthy();
  });

  it('show the odds of a round as text, and their own record to signed-in players', async () => {
    fakeApi({ games: { rules } });
    renderApp(`/games/${slug}/rules`);
    expect(await screen.findByText('One round in 2.2 pays out.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Your record' })).toBeNull();
    cleanup();
    useAuth.setState({ user: aUser() });
    const nothing = { rounds: 0, staked: '0.00', returned: '0.00', net: '0.00' };
    const some = { rounds: 12, staked: '12000.00', returned: '9500.00', net: '-2500.00' };
    const tallies = {
      session: null,
      today: { gold: nothing, sweeps: nothing },
      month: { gold: some, sweeps: nothing },
    };
    const game = { id: 5, slug, title: rules.title };
    const record = { day: '2026-11-20', month: '2026-11-01', overall: tallies, games: [{ game, tallies }] };
    const sent = fakeApi({ games: { rules, record } });
    renderApp(`/games/${slug}/rules`);
    const own = within(await screen.findByRole('list', { name: 'Your record' }));
    expect(own.getAllByText(/^This|^Today/).map(({ textContent }) => textContent)).toEqual(['This month, GC']);
    for (const fact of ['12', '12,000 GC', '9,500 GC', '−2,500 GC']) expect(own.getByText(fact)).toBeTruthy();
    expect(sent.find(({ call }) => call === 'games.record')?.url.search).toBe(`?game=${slug}`);
  });

  /** The captions of the pictures of dots, each with the number of its dots. */
  const dotsShown = () =>
    [...document.querySelectorAll('figure:has(pattern)')].map((figure) => {
      const sizes = [...figure.querySelectorAll('rect')].map(
        (rect) => Number(rect.getAttribute('width')) * Number(rect.getAttribute('height')),
      );
      const isOneFilled = figure.querySelectorAll('svg > circle').length === 1;
      return [figure.textContent, sizes.reduce((sum, size) => sum + size / 100, 0), isOneFilled];
    });

  it('draw the odds of a feature and of the top win as dots, each with what it is', async () => {
    const freeSpins = { name: 'free spins', one_in: '89.41', rtp_without_percent: '60.00' };
    const slots = { ...aChoice, feature: freeSpins, top_win: { pay_x100: 200_000, one_in: '3532874.50' } };
    fakeApi({ games: { rules: { ...rules, odds: [slots] } } });
    renderApp(`/games/${slug}/rules`);
    await screen.findByText('One round in 2.2 pays out.');
    expect(dotsShown()).toEqual([
      ['Free spins: one of 90 dots. Each round is a fresh 1 in 90.', 90, true],
      [
        'Top win: one filled dot in 3,540 pictures like this one, of 1,000 dots each. Each round is a fresh 1 in 3.6 million.',
        1_000,
        true,
      ],
    ]);
  });

  it('draw a feature that is the top win once', async () => {
    fakeApi({ games: { rules } });
    renderApp(`/games/${slug}/rules`);
    await screen.findByText('One round in 2.2 pays out.');
    expect(dotsShown().map(([caption]) => caption)).toEqual([expect.stringMatching(/^A royal flush: /)]);
  });

  it('draw no dots for a feature that is more frequent than the dots can show', async () => {
    const often = { ...aChoice, feature: { name: 'an ante bonus', one_in: '9.40', rtp_without_percent: '90.00' } };
    fakeApi({ games: { rules: { ...rules, odds: [often] } } });
    renderApp(`/games/${slug}/rules`);
    await screen.findByText('One round in 2.2 pays out.');
    expect(dotsShown().map(([caption]) => caption)).toEqual([expect.stringMatching(/^Top win: /)]);
  });

  it('have a heading for the odds of each choice', async () => {
    const choices = ['low', 'high'].flatMap((risk) =>
      rules.odds.map((odds) => ({ ...odds, choice: { risk }, label: `A ${risk} risk` })),
    );
    fakeApi({ games: { rules: { ...rules, odds: choices } } });
    renderApp(`/games/${slug}/rules`);
    for (const { label } of choices) expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getAllByText('One round in 2.2 pays out.')).toHaveLength(2);
    expect(screen.queryByText('low')).toBeNull();
  });

  describe('known at build time', () => {
    const { queryKey } = queries.games.rules({ params: { slug } });

    /** Opens the page in a document with known answers, as main.tsx does. */
    function openKnown(known: unknown) {
      const data = Object.assign(document.createElement('script'), { type: 'application/json', id: knownAnswersId });
      data.textContent = JSON.stringify([[queryKey, known]]);
      document.body.append(data);
      const { queryClient } = renderApp(`/games/${slug}/rules`);
      applyKnownAnswers(queryClient, readKnownAnswers());
      data.remove();
      return { state: () => queryClient.getQueryState(queryKey) };
    }

    it('are shown before the server has answered', async () => {
      const sent = fakeApi({ games: { rules: 'pending' } });
      openKnown(rules);
      expect(await screen.findByRole('heading', { level: 1, name: rules.title })).toBeTruthy();
      expect(screen.getByText(rules.unfinished_round)).toBeTruthy();
      await waitFor(() => expect(sent.filter(({ call }) => call === 'games.rules')).toHaveLength(1));
    });

    it("are replaced by the server's answer", async () => {
      fakeApi({ games: { rules } });
      openKnown({ ...rules, maths: { version: '1.0.0', hash: 'of-before' } });
      expect(await screen.findByText(rules.maths.hash)).toBeTruthy();
      expect(screen.queryByText('of-before')).toBeNull();
    });

    it('stay when the server cannot be reached, but not when it says that there is no such game', async () => {
      fakeApi({ games: { rules: 'offline' } });
      const { state } = openKnown(rules);
      expect(await screen.findByText(rules.unfinished_round)).toBeTruthy();
      await waitFor(() => expect(state()?.status).toBe('error'));
      expect(screen.getByText(rules.unfinished_round)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      cleanup();
      fakeApi({ games: { rules: errorResponse(404, { code: 'not_found' }) } });
      openKnown(rules);
      expect(await screen.findByRole('heading', { name: 'Game not found' })).toBeTruthy();
    });
  });

  it("says 'Game not found' for an unknown game", async () => {
    fakeApi({ games: { rules: errorResponse(404, { code: 'not_found' }) } });
    renderApp('/games/no-such-game/rules');
    expect(await screen.findByRole('heading', { name: 'Game not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Games' })).toHaveProperty('pathname', '/games');
  });
});
