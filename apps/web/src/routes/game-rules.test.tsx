import { gameBySlug } from '@goldwren/game-engine/registry';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, refusal } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

const slug = 'jacks-or-better-poker';
const entry = gameBySlug(slug);
if (!entry) throw new Error(`no game ${slug}`);
const rules = {
  slug,
  title: entry.title,
  ...entry.game.rules,
  rtp_hint: '97.29% (optimal play)',
  maths: { version: entry.game.maths.version, hash: entry.game.mathsHash },
};

describe('rules of a game', () => {
  it('are readable signed out: every winning hand with its pay, the return, the default action', async () => {
    fakeApi({ games: { rules } });
    renderApp(`/games/${slug}/rules`);
    expect(await screen.findByRole('heading', { level: 1, name: entry.title })).toBeTruthy();
    for (const row of rules.paytable) expect(screen.getByText(row.name)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Return to player 97.29% (optimal play)' })).toBeTruthy();
    expect(screen.getByText(rules.unfinished_round)).toBeTruthy();
  });

  it("says 'Game not found' for an unknown game", async () => {
    fakeApi({ games: { rules: refusal(404, { code: 'not_found' }) } });
    renderApp('/games/no-such-game/rules');
    expect(await screen.findByRole('heading', { name: 'Game not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Games' })).toHaveProperty('pathname', '/games');
  });
});
