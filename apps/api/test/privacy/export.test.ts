import { dataExportAttempts, exportSections } from '@goldwren/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetExports } from '../../src/modules/privacy/public.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { placeRedemption } from '../helpers/money/redemptions-behind.ts';
import { placeOrder } from '../helpers/money/store.ts';
import { sendDocument } from '../helpers/people/identity.ts';
import { newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { buildExports, download, downloadBytes, newExport, recordsIn } from '../helpers/people/privacy.ts';
import { end, play, start } from '../helpers/play/play.ts';

const api = setUpTestApi();
let player: Player;
let other: Player;
beforeAll(async () => {
  player = await newVerifiedPlayer(api, { first_name: 'Zoé' });
  other = await newVerifiedPlayer(api, { first_name: 'Somebody', last_name: 'Else' });
  for (const one of [player, other]) {
    const { session_id: sessionId } = await start(one);
    await play(one, sessionId, { client_seed: 'mine' });
    await end(one, sessionId, { gold_won: '0.00', rounds: 1 });
    await placeOrder(api.owner, one.id);
    await placeRedemption(api.owner, one.id);
  }
});

const forgetRateLimit = () => api.owner.query("DELETE FROM rate_limit WHERE key LIKE 'dataExportPlayer:%'");
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('an export', () => {
  test('goes from queued to ready, is mailed, can be downloaded only by its player, and is in their history', async () => {
    const asked = await player.client.privacy.requestExport();
    expect(asked).toMatchObject({ state: 'queued', progress: null, size_bytes: null, expires_at: null });
    const early = await player.send('GET', `/api/privacy/exports/${asked.id}/file`);
    expectProblemAnswer(early, 'conflict');
    await buildExports(api);
    const ready = await player.client.privacy.export({ params: { id: asked.id } });
    expect(ready.state).toBe('ready');
    expect(ready.progress?.rows).toBe(ready.progress?.of);
    const days = (Date.parse(ready.expires_at ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    expect((await player.client.privacy.exports()).exports).toEqual([ready]);
    expect((await downloadBytes(api, player, asked.id)).length).toBe(ready.size_bytes);
    expect(await readOutbox(api.owner, player.email)).toContainEqual(
      expect.objectContaining({ template: 'data_export_ready' }),
    );

    expectProblemAnswer(await other.send('GET', `/api/privacy/exports/${asked.id}`), 'not_found');
    expectProblemAnswer(await other.send('GET', `/api/privacy/exports/${asked.id}/file`), 'not_found');
    expect((await other.client.privacy.exports()).exports).toEqual([]);

    const { rows } = await api.owner.query(
      "SELECT kind, facts FROM player_event WHERE player_id = $1 AND kind LIKE 'export%' ORDER BY id",
      [player.id],
    );
    expect(rows).toEqual([
      { kind: 'export_requested', facts: { export: asked.id } },
      { kind: 'export_downloaded', facts: { export: asked.id } },
    ]);
  });

  test('can be requested once a day, and one at a time', async () => {
    const one = await newVerifiedPlayer(api);
    await one.client.privacy.requestExport();
    await expectProblem(one.client.privacy.requestExport(), 'rate_limited');
    await forgetRateLimit();
    await new Promise((pass) => setTimeout(pass, 1_100));
    const problem = await expectProblem(one.client.privacy.requestExport(), 'conflict');
    expect(problem.params).toEqual({ reason: 'export_unfinished' });
    await buildExports(api);
    // The refusal was not counted.
    expect((await one.client.privacy.requestExport()).state).toBe('queued');
    await buildExports(api);
  });

  test('fails when its last attempt fails, and can be requested again at once', async () => {
    const one = await newVerifiedPlayer(api);
    const { id } = await one.client.privacy.requestExport();
    await api.owner.query('UPDATE data_export SET attempts = $2 WHERE id = $1', [id, dataExportAttempts - 1]);
    const put = () => Promise.reject(new Error('no room'));
    await buildExports(api, { ...api.context, files: { ...api.context.files, put } });
    expect((await one.client.privacy.export({ params: { id } })).state).toBe('failed');
    await newExport(api, one);
    expect((await one.client.privacy.exports()).exports.map(({ state }) => state)).toEqual(['ready', 'failed']);
  });

  test('fails when the worker was killed in its last attempt', async () => {
    const one = await newVerifiedPlayer(api);
    const { id } = await one.client.privacy.requestExport();
    const killed = "UPDATE data_export SET state = 'running', attempts = $2 WHERE id = $1";
    await api.owner.query(killed, [id, dataExportAttempts]);
    await buildExports(api);
    expect((await one.client.privacy.export({ params: { id } })).state).toBe('failed');
    await newExport(api, one);
  });

  test('holds every section in both forms, in the language of its player, without a secret', async () => {
    await player.client.account.update({ body: { locale: 'fr-CA' } });
    await forgetRateLimit();
    const files = await download(api, player, await newExport(api, player));
    const names = exportSections.flatMap((section) => [`${section}.csv`, `${section}.json`]);
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...names].sort());
    expect(textOf(files['README.txt'])).toContain('Vos données');
    const all = Object.values(files).map(textOf).join('\n');
    const { rows: secrets } = await api.owner.query<{ password_hash: string; seed: string }>(
      `SELECT password_hash, encode(sealed_server_seed, 'hex') AS seed FROM player JOIN game_session ON player_id = player.id
       WHERE player.id = $1`,
      [player.id],
    );
    for (const { password_hash, seed } of secrets) {
      expect(all).not.toContain(password_hash);
      expect(all).not.toContain(seed);
    }
    expect(recordsIn(files).profile).toEqual([
      expect.objectContaining({ id: player.id, email: player.email, first_name: 'Zoé', birth_date: '1990-05-17' }),
    ]);
    expect(recordsIn(files).game_sessions?.[0]?.statement).toMatchObject({ rounds: 1 });
  });

  test('contains the stored pictures of documents when they are requested', async () => {
    const one = await newVerifiedPlayer(api);
    const document = await sendDocument(one);
    const { id } = await one.client.privacy.requestExport({ body: { documents: true } });
    await buildExports(api);
    const files = await download(api, one, id);
    expect(Object.keys(files).filter((name) => !/\.(json|csv|txt)$/.test(name))).toEqual([
      `documents/government_id-${document}.jpg`,
    ]);
    const { rows } = await api.owner.query('SELECT file_id FROM identity_document WHERE id = $1', [document]);
    const kept = await api.context.files.read(api.database.db, rows[0].file_id);
    expect(Buffer.from(files[`documents/government_id-${document}.jpg`] ?? []).equals(kept)).toBe(true);
    await forgetRateLimit();
    const without = await download(api, one, await newExport(api, one));
    expect(Object.keys(without).filter((name) => name.startsWith('documents/'))).toEqual([]);
  });

  test('is available for seven days, and then its bytes are deleted', async () => {
    await forgetRateLimit();
    const id = await newExport(api, player);
    await api.owner.query("UPDATE data_export SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect((await player.client.privacy.export({ params: { id } })).state).toBe('expired');
    expectProblemAnswer(await player.send('GET', `/api/privacy/exports/${id}/file`), 'conflict');
    const { rows: before } = await api.owner.query('SELECT unnest(file_ids) AS id FROM data_export WHERE id = $1', [
      id,
    ]);
    expect(before.length).toBeGreaterThan(0);
    await forgetExports(api.context);
    const { rows } = await api.owner.query('SELECT doomed_at <= now() AS doomed FROM stored_file WHERE id = ANY($1)', [
      before.map((row) => row.id),
    ]);
    expect(rows).toEqual(before.map(() => ({ doomed: true })));
  });
});
