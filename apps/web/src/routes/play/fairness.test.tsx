import { catalogue } from '@goldwren/game-engine/registry';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { freshNotes } from '../../features/play/session/resume.ts';
import { settledFromRecord } from '../../features/play/session/session-rounds.ts';
import { publicKey } from '../../features/play/testing/fairness-key.ts';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { takeSeat } from '../../features/play/testing/table.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { openBrowserClientLog } from '../../shared/fairness/client-log-store.ts';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const instant = catalogue.find(({ game }) => game.kind === 'instant');
if (!instant) throw new Error('No instant game');
const { game, title, slug } = instant;

function aRecord() {
  const server = new FakeServer(game);
  const { session_id } = server.start();
  const choice = game.choices[0] ?? {};
  server.play(session_id, { nonce: 0, currency: 'gold', stake: '5000.00', client_seed: 'owl', choice });
  const [record] = server.list(session_id, 10).results;
  if (!record) throw new Error('No record');
  return { server, session_id, record };
}

fakeDatabase();

const playerId = '0199a0a0-0000-7000-8003-000000000001';
beforeEach(() => useAuth.setState({ user: aUser({ id: playerId }) }));

async function paste(text: string) {
  fakeApi({ games: { listRounds: { results: [], next_cursor: null } } });
  const { press } = renderApp('/fairness');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(
    'A round or session that you downloaded from a proof',
  );
  await press.click(field);
  await press.paste(text);
  await press.click(screen.getByRole('button', { name: 'Check it' }));
}

describe('the fairness page', () => {
  it('verifies a pasted round', async () => {
    await paste(JSON.stringify(aRecord().record));
    expect(await screen.findByText(/^The revealed secret matches/)).toBeTruthy();
  });

  it('rejects a pasted round with another payout', async () => {
    await paste(JSON.stringify({ ...aRecord().record, payout: '77777.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The payout is not what the round pays.');
  });

  it('verifies a pasted session', async () => {
    const { server, session_id } = aRecord();
    const { server_seed, statement, signature } = server.end(session_id);
    const { results: rounds } = server.list(session_id, 10);
    const [{ maths, outcome_seed }] = rounds as [(typeof rounds)[number]];
    const one = { session_id, game: { slug }, maths, outcome_seed, server_seed, statement, signature, rounds };
    await paste(JSON.stringify({ sessions: [{ ...one, public_key: publicKey }] }));
    expect(await screen.findByText(/^Verified: all 1 rounds/)).toBeTruthy();
  });

  it.each(['', 'no JSON', '{"sessions": 1}', 'null', '{}'])('says that %j is neither', async (text) => {
    await paste(text || ' ');
    expect((await screen.findByRole('alert')).textContent).toMatch(/neither a round nor an exported session/);
  });
});

it('opens the proof of an own round, and can check it again', async () => {
  const { record } = aRecord();
  fakeApi({
    games: { listRounds: { results: [record], next_cursor: null }, getRound: { ...record, replay_token: 'tok' } },
  });
  const { press } = renderApp('/fairness');
  await press.click(await screen.findByRole('button', { name: /^Proof of A game/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Proof of this round' });
  expect(await within(dialog).findByText(/checks the stored record/)).toBeTruthy();
  await press.click(within(dialog).getByRole('button', { name: 'Check again' }));
  expect(await within(dialog).findByText(/^The revealed secret matches/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/tok');
});

describe('the proof of a round that this browser has followed', () => {
  async function openProof(commitmentOf: (recorded: string) => string): Promise<HTMLElement> {
    const { record, server } = aRecord();
    const { deps } = takeSeat({ server });
    const notes = { ...freshNotes(deps, server.start()), player: playerId };
    const round = {
      ...settledFromRecord(record),
      player: playerId,
      session: notes.session,
      settledBy: 'player' as const,
      verdict: 'verified' as const,
    };
    const log = await openBrowserClientLog();
    await log.write(notes, [{ ...round, commitment: commitmentOf(record.commitment) }]);
    fakeApi({ games: { listRounds: { results: [record], next_cursor: null }, getRound: record } });
    const { press } = renderApp('/fairness');
    await press.click(await screen.findByRole('button', { name: /^Proof of A game/ }));
    return screen.findByRole('dialog', { name: 'Proof of this round' });
  }

  it('uses the stored commitment, and says so', async () => {
    const dialog = await openProof((recorded) => recorded);
    expect(await within(dialog).findByText(/^The revealed secret matches/)).toBeTruthy();
    expect(within(dialog).queryByText(/checks the stored record/)).toBeNull();
  });

  it('reports a round that does not match the stored commitment', async () => {
    const dialog = await openProof(() => 'ab'.repeat(32));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'not the one that was locked in before your seed was made',
    );
  });
});

describe('a shared replay', () => {
  const { server, record } = aRecord();
  const session = server.current();
  const played = session.rounds[0];
  if (!played) throw new Error('No round');
  const shared = {
    ...{ at: '2026-11-21', game: { id: 2, slug, title }, maths: record.maths, currency: record.currency },
    ...{ stake: record.stake, raised: record.raised, payout: record.payout, choice: record.choice },
    ...{ actions: record.actions, round_key: server.keyOf(session, played.request) },
  };

  it('is public, and is replayed from its key', async () => {
    useAuth.setState({ user: null });
    fakeApi({ games: { replay: shared } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText(/The payout is correct/)).toBeTruthy();
    // The stage as a table, for any game.
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('is rejected with a message when the payout differs', async () => {
    fakeApi({ games: { replay: { ...shared, payout: '99999.00' } } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect((await screen.findByRole('alert')).textContent).toMatch(/produces a different payout/);
  });

  it('shows a message when it does not exist', async () => {
    fakeApi({ games: { replay: errorResponse(404, { code: 'not_found' }) } });
    renderApp('/replay/abcdefghijklmnopqrstuvwxyz');
    expect(await screen.findByText('This replay does not exist.')).toBeTruthy();
  });
});
