import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { Choice } from '@goldwren/game-engine';
import { statementBytes } from '@goldwren/game-engine/fairness';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anExport, aRecord, game, logRound, otherSeed, playerId } from '../../features/play/testing/ended-session.ts';
import { fairnessKey } from '../../features/play/testing/fairness-key.ts';
import { FakeServer } from '../../features/play/testing/fake-server.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { openBrowserClientLog } from '../../shared/fairness/client-log-store.ts';
import { checkKeys } from '../../shared/fairness/key-pin.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeDatabase } from '../../testing/fake-database.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

fakeDatabase();

beforeEach(() => useAuth.setState({ user: aUser({ id: playerId }) }));

async function paste(text: string, keys: (typeof fairnessKey)[] | 'offline' = [fairnessKey]) {
  fakeApi({
    games: { listRounds: { results: [], next_cursor: null } },
    fairness: { keys: typeof keys === 'string' ? keys : { results: keys } },
  });
  const { press } = renderApp('/fairness');
  const field = await screen.findByLabelText<HTMLTextAreaElement>(
    'A round or session that you downloaded from a proof',
  );
  await press.click(field);
  await press.paste(text);
  await press.click(screen.getByRole('button', { name: 'Check it' }));
}

const noTick = () => expect(document.querySelector('main .text-ok')).toBeNull();

describe('the fairness page', () => {
  it('verifies a pasted round only against its own secret, without a tick, if this browser has no log of it', async () => {
    await paste(JSON.stringify(aRecord().record));
    expect(await screen.findByText(/^This browser has no record of playing this round/)).toBeTruthy();
    noTick();
  });

  it('verifies a pasted round that this browser played', async () => {
    const { server, record } = aRecord();
    await logRound(server, record);
    await paste(JSON.stringify(record));
    expect(await screen.findByText(/this browser stored before it sent them/)).toBeTruthy();
  });

  it.each([
    ['with another payout', { payout: '77777.00' }, 'The payout is not what the round pays.'],
    ['with another stake', { stake: '1.00' }, 'The round was played at a different stake than you chose.'],
  ])('refuses a pasted round of this browser %s, and does not accuse the server', async (_what, change, sentence) => {
    const { server, record } = aRecord();
    await logRound(server, record);
    await paste(JSON.stringify({ ...record, ...change }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This file does not match.');
    expect(alert.textContent).toContain(sentence);
    expect((await (await openBrowserClientLog()).read(playerId, record.session_id))?.state).toBe('open');
  });

  it('verifies a pasted session that this browser played', async () => {
    const { server, record, textOf } = anExport();
    await logRound(server, record);
    await paste(textOf());
    expect(await screen.findByText(/^Verified: the round comes/)).toBeTruthy();
  });

  it('gives no tick to a signed session that is not in its log', async () => {
    await paste(anExport().textOf());
    expect(await screen.findByText(/This browser has 0 of 1 in its log/)).toBeTruthy();
    noTick();
  });

  const { privateKey, publicKey: forgersKey } = generateKeyPairSync('ed25519');
  const public_key = forgersKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  const forgersId = createHash('sha256').update(Buffer.from(public_key, 'hex')).digest('hex').slice(0, 16);
  type Export = ReturnType<typeof anExport>;
  const signed = ({ statement }: Export) => sign(null, statementBytes(statement), privateKey).toString('hex');
  const forgeries: [string, (one: Export) => object, string][] = [
    [
      'a key of its own',
      (one) => ({ public_key, key_id: forgersId, signature: signed(one) }),
      'not signed with our key',
    ],
    ['a key of its own under our ID', (one) => ({ public_key, signature: signed(one) }), 'not signed with our key'],
    [
      'an edited round',
      ({ rounds }) => ({ rounds: rounds.map((round) => ({ ...round, payout: '77777.00' })) }),
      'A round of the session does not match its secret.',
    ],
    [
      'an edited statement',
      ({ statement }) => ({ statement: { ...statement, paid: { gold: '77777.00', sweeps: '0.00' } } }),
      'The final statement does not match the rounds.',
    ],
    [
      'the statement of another session',
      () => {
        const { statement, signature } = anExport(otherSeed);
        return { statement, signature };
      },
      'The final statement does not match the rounds.',
    ],
    [
      'the statement and id of another session',
      () => {
        const { statement, signature, session_id } = anExport(otherSeed);
        return { statement, signature, session_id, outcome_seed: statement.outcome_seed };
      },
      'The final statement does not match the rounds.',
    ],
    ['no rounds', () => ({ rounds: [] }), 'The final statement does not match the rounds.'],
  ];

  it.each(forgeries)('refuses a session export with %s', async (_what, forge, sentence) => {
    const one = anExport();
    await paste(one.textOf(forge(one)));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    noTick();
  });

  it('refuses a whole other session under the id of a session in its log', async () => {
    const { server, record, session_id } = anExport();
    await logRound(server, record);
    const other = new FakeServer(game);
    other.sessions.push({ id: session_id, seed: otherSeed, chainStart: null, rounds: [], ended: false });
    other.play(session_id, {
      nonce: 0,
      currency: 'gold',
      stake: '5000.00',
      client_seed: 'x',
      choice: record.choice as Choice,
    });
    const { server_seed, statement, signature, key_id } = other.end(session_id);
    const { results: rounds } = other.list(session_id, 10);
    const { outcome_seed } = rounds[0] as typeof record;
    await paste(anExport().textOf({ session_id, rounds, outcome_seed, server_seed, statement, signature, key_id }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The record of a round that your browser saw has changed.');
    expect(alert.textContent).toContain('The secret of the session is not the one locked in at its start.');
  });

  it('reports a signing key that changed since this browser first saw it, with evidence', async () => {
    await checkKeys({ keys: async () => ({ results: [fairnessKey] }) });
    const changed = { ...fairnessKey, id: forgersId, public_key };
    const one = anExport();
    await paste(one.textOf({ key_id: forgersId, signature: signed(one) }), [changed]);
    expect(await screen.findByText(/We publish a different signing key than the one/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save evidence' })).toBeTruthy();
    expect(await screen.findByText(/not signed with our key/)).toBeTruthy();
  });

  it('says that it cannot check a session without the public key', async () => {
    await paste(anExport().textOf(), 'offline');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not load our public key');
  });

  it('shows the key that this browser stored', async () => {
    await paste('{}');
    expect(await screen.findByText(/This browser first saw it on/)).toBeTruthy();
  });

  it.each(['', 'no JSON', '{"sessions": 1}', 'null', '{}'])('says that %j is neither', async (text) => {
    await paste(text || ' ');
    expect((await screen.findByRole('alert')).textContent).toMatch(/neither a round nor an exported session/);
  });
});

it("opens the proof of one of the player's own rounds, and can check it again", async () => {
  const { record } = aRecord();
  fakeApi({
    games: { listRounds: { results: [record], next_cursor: null }, getRound: { ...record, replay_token: 'tok' } },
  });
  const { press } = renderApp('/fairness');
  await press.click(await screen.findByRole('button', { name: /^Proof of A game/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Proof of this round' });
  expect(await within(dialog).findByText(/^This browser has no record of playing this round/)).toBeTruthy();
  expect(dialog.querySelector('.text-ok')).toBeNull();
  await press.click(within(dialog).getByRole('button', { name: 'Check again' }));
  expect(await within(dialog).findByText(/^This browser has no record of playing this round/)).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('/replay/tok');
});

describe('the proof of a round that this browser has followed', () => {
  async function openProof(change: Partial<ReturnType<typeof aRecord>['record']> = {}, commitment?: string) {
    const { record, server } = aRecord();
    await logRound(server, record, commitment);
    const answer = { ...record, ...change };
    fakeApi({ games: { listRounds: { results: [record], next_cursor: null }, getRound: answer } });
    const { press } = renderApp('/fairness');
    const row = (await screen.findByRole('button', { name: /^Proof of A game/ })).closest('li') as HTMLElement;
    await within(row).findByText(commitment ? 'Does not match' : 'Verified');
    await press.click(within(row).getByRole('button'));
    return { dialog: await screen.findByRole('dialog', { name: 'Proof of this round' }), record };
  }

  it('is compared with the log, and says so', async () => {
    const { dialog } = await openProof();
    expect(await within(dialog).findByText(/^The revealed secret matches/)).toBeTruthy();
    expect(within(dialog).getByText(/this browser stored before it sent them/)).toBeTruthy();
  });

  it('reports a round that does not match the stored commitment, with evidence', async () => {
    const { dialog } = await openProof({}, 'ab'.repeat(32));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'not the one that was locked in before your seed was sent',
    );
    expect(within(dialog).getByRole('button', { name: 'Save evidence' })).toBeTruthy();
  });

  it('reports another round than the requested one, and stops the session', async () => {
    const { dialog, record } = await openProof({ id: 'another', stake: '1.00' });
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('The response is for a different round than the open one.');
    expect(alert.textContent).toContain('The round was played at a different stake than you chose.');
    const notes = await (await openBrowserClientLog()).read(playerId, record.session_id);
    expect(notes).toMatchObject({ state: 'violated', violation: { evidence: { answered: { stake: '1.00' } } } });
  });
});

describe('the download of an ended session', () => {
  async function download(tamper: (totals: ReturnType<FakeServer['end']>) => object, keys = [fairnessKey]) {
    const { server, record, rounds } = anExport();
    await logRound(server, record);
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    fakeApi({
      games: {
        listRounds: { results: rounds, next_cursor: null },
        getRound: record,
        endSession: () => ({ ...server.end(record.session_id), ...tamper(server.end(record.session_id)) }),
      },
      fairness: { keys: { results: keys } },
    });
    const { press } = renderApp('/fairness');
    await press.click(await screen.findByRole('button', { name: /^Proof of A game/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Proof of this round' });
    await press.click(await within(dialog).findByRole('button', { name: 'Download session' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalled());
    const [[file]] = saved.mock.calls as [[Blob]];
    return { dialog, exported: JSON.parse(await file.text()) };
  }

  it('contains the id of the signing key, but no key', async () => {
    const { dialog, exported } = await download(() => ({}));
    expect(exported.sessions[0]).toMatchObject({ key_id: fairnessKey.id });
    expect(JSON.stringify(exported)).not.toContain('public_key');
    expect(exported.rotations).toEqual([]);
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('is checked with the pinned key: another signature is a violation with evidence', async () => {
    const { dialog } = await download(() => ({ signature: '00'.repeat(64) }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('not signed with our key');
    expect(within(dialog).getByRole('button', { name: 'Save evidence' })).toBeTruthy();
  });
});

describe('the fairness log', () => {
  async function openPage(record: ReturnType<typeof aRecord>['record']) {
    fakeApi({ games: { listRounds: { results: [record], next_cursor: null } } });
    return renderApp('/fairness');
  }

  it('is reported as not stored when storage is blocked', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await openPage(aRecord().record);
    expect(await screen.findByText(/Leave private mode, allow this site to store data/)).toBeTruthy();
  });

  it('is reported as incomplete when the player has rounds that it does not have', async () => {
    await openPage(aRecord().record);
    expect(await screen.findByText(/They were played on another device, or its storage was cleared/)).toBeTruthy();
    expect(await screen.findByText('Not in this log')).toBeTruthy();
  });

  it('can be protected from deletion', async () => {
    const { server, record } = aRecord();
    await logRound(server, record);
    let persisted = false;
    const storage = { persist: async () => (persisted = true), persisted: async () => persisted };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { storage }));
    const { press } = await openPage(record);
    await press.click(await screen.findByRole('button', { name: 'Keep the log' }));
    expect(await screen.findByText('This browser keeps the log until you clear its data.')).toBeTruthy();
  });
});
