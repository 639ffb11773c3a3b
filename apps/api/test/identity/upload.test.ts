import { readdirSync } from 'node:fs';
import { dayAfter, documentKinds, documentUpload, productDay } from '@goldwren/rules';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeKey } from '../../src/modules/files/create-files.ts';
import { createFiles, deleteDueFiles } from '../../src/modules/files/public.ts';
import type { Answer } from '../helpers/api/caller.ts';
import { expectProblem, expectProblemAnswer } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { recordEvents } from '../helpers/files.ts';
import { send, sendDocument, submitAll } from '../helpers/people/identity.ts';
import { cameraName, createImageBomb, photo } from '../helpers/people/pictures.ts';
import { alsoAt, newPlayer, type Player } from '../helpers/people/players.ts';

const api = setUpTestApi();
const other = setUpTestApi(() => ({ databaseUrl: api.url }));
let player: Player;
beforeAll(async () => {
  player = await newPlayer(api);
});

const day = (daysAgo: number) => dayAfter(productDay(new Date()), -daysAgo);

/** Posts a form with any fields, as any client could. */
async function post(form: Record<string, string | Uint8Array>, as: Player = player): Promise<Answer> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'passport.jpg');
  }
  const written = new Response(data);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return as.send('POST', '/api/identity/documents', { payload: Buffer.from(await written.arrayBuffer()), headers });
}

async function filesKept(): Promise<number> {
  const { rows } = await api.owner.query('SELECT count(*)::int AS n FROM stored_file');
  return rows[0].n;
}
function bytesOnDisk(): number {
  const { place } = api.config.files;
  if (!('folder' in place)) return 0;
  return readdirSync(place.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

async function storedPicture(documentId: string): Promise<Buffer> {
  const { rows } = await api.owner.query('SELECT file_id FROM identity_document WHERE id = $1', [documentId]);
  return createFiles(api.config.files, recordEvents().events).read(api.database.db, rows[0].file_id);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>';
const html = '<!doctype html><html><script>alert(1)</script></html>';

describe('an invalid upload', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['an SVG with a script', () => Buffer.from(svg), 'image_type'],
    ['HTML in a .jpg file', () => Buffer.from(html), 'image_type'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'), 'image_type'],
    ['a zip', () => Buffer.from('504b0304140000000800', 'hex'), 'image_type'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'image_type',
    ],
    ['an empty file', () => Buffer.alloc(0), 'image_empty'],
    [
      'HTML after the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(html)]),
      'image_broken',
    ],
    ['a truncated photo', async () => (await photo()).subarray(0, 20_000), 'image_broken'],
    ['a PNG of 50,000 by 50,000 pixels in a small file', () => createImageBomb(50_000), 'image_too_detailed'],
    ['a thumbnail', () => photo({ width: 100, height: 400 }), 'image_too_small'],
  ];

  test.each(cases)('is rejected with a field error and not stored: %s', async (_what, make, code) => {
    const before = [await filesKept(), bytesOnDisk()];
    const answer = await post({ kind: 'selfie', file: await make() });
    expectProblemAnswer(answer, 'validation_failed');
    expect(answer.body.field_codes.file).toMatchObject([{ code }]);
    expect([await filesKept(), bytesOnDisk()]).toEqual(before);
    expect((await player.client.identity.get()).identity.documents).toEqual([]);
  });

  test('is rejected at 11 MB with or without a declared length, and accepted at 10 MB', async () => {
    const before = [await filesKept(), bytesOnDisk()];
    const answer = await post({ kind: 'selfie', file: Buffer.alloc(11 * 1024 * 1024, 1) });
    expectProblemAnswer(answer, 'payload_too_large');
    expect(answer.body.error).toContain('10 MB');
    const justOver = await post({ kind: 'selfie', file: Buffer.alloc(documentUpload.maxBytes + 1, 1) });
    expectProblemAnswer(justOver, 'payload_too_large');
    expect([await filesKept(), bytesOnDisk()]).toEqual(before);
    const padded = Buffer.concat([await photo(), Buffer.alloc(documentUpload.maxBytes)]).subarray(
      0,
      documentUpload.maxBytes,
    );
    expect((await post({ kind: 'selfie', file: padded }, await newPlayer(api))).status).toBe(201);
  });

  test.each([
    ['an unknown kind', { kind: 'passport' }, 'kind'],
    ['no file', { kind: 'selfie', file: undefined }, 'file'],
    ['a text instead of a file', { kind: 'selfie', file: 'text' }, 'file'],
    ['an unknown field', { kind: 'selfie', player_id: 'x' }, 'player_id'],
    ['a proof of address without a date', { kind: 'address_proof' }, 'issued_on'],
    ['an invalid date', { kind: 'address_proof', issued_on: '2026-02-30' }, 'issued_on'],
    ['a future date', { kind: 'address_proof', issued_on: day(-2) }, 'issued_on'],
    ['a date 91 days ago', { kind: 'address_proof', issued_on: day(91) }, 'issued_on'],
  ])('returns 422 with a field error: %s', async (_what, fields, field) => {
    const { file, ...rest }: Record<string, string | Uint8Array | undefined> = { file: await photo(), ...fields };
    const answer = await post({ ...(rest as Record<string, string>), ...(file === undefined ? {} : { file }) });
    expectProblemAnswer(answer, 'validation_failed');
    expect(Object.keys(answer.body.field_errors)).toEqual([field]);
  });

  test.each([
    ['JSON', 'application/json', '{}', 'unsupported_media_type'],
    ['a form without a file', 'application/x-www-form-urlencoded', 'kind=selfie', 'unsupported_media_type'],
    ['a form without boundary', 'multipart/form-data', 'x', 'malformed_request'],
    [
      'a truncated form',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="kind"\r\n\r\nself',
      'malformed_request',
    ],
    ['a body that is not a form', 'multipart/form-data; boundary=b', 'garbage', 'malformed_request'],
  ] as const)('is rejected: %s', async (_what, type, payload, code) => {
    const answer = await player.send('POST', '/api/identity/documents', { payload, headers: { 'content-type': type } });
    expectProblemAnswer(answer, code);
  });

  test('is rejected with a repeated field, a prototype key, or too many fields', async () => {
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    for (const parts of [
      [part('kind', 'selfie'), part('kind', 'government_id')],
      [part('__proto__', 'x')],
      Array.from({ length: 40 }, (_, n) => part(`field${n}`, 'x')),
      [part('kind', 'x'.repeat(5_000))],
    ]) {
      const payload = `${parts.join('')}--b--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const { status } = await player.send('POST', '/api/identity/documents', { payload, headers });
      expect([400, 413, 422]).toContain(status);
    }
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s is stored as a JPEG without location, camera or profile data',
    async (format) => {
      const taken = await photo({ format });
      expect(taken.includes(cameraName)).toBe(true);
      expect((await sharp(taken).metadata()).exif).toBeDefined();
      const own = await newPlayer(api);
      const { documents } = await send(own, 'selfie', taken);
      const kept = await storedPicture(documents[0]?.id ?? '');
      const metadata = await sharp(kept).metadata();
      expect(metadata).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
      for (const part of ['exif', 'xmp', 'iptc', 'icc', 'comments'] as const)
        expect(metadata[part], part).toBeUndefined();
      // Shorter texts are not checked, because noise contains any three letters in one of a hundred pictures.
      for (const text of [cameraName, 'home of Robin Wren', 'Exif\0\0']) expect(kept.includes(text), text).toBe(false);
    },
  );

  test('is stored without data appended to it', async () => {
    const own = await newPlayer(api);
    const polyglot = Buffer.concat([await photo(), Buffer.from(`${html}PK\u0003\u0004`)]);
    const { documents } = await send(own, 'selfie', polyglot);
    const kept = await storedPicture(documents[0]?.id ?? '');
    expect(kept.includes('script')).toBe(false);
    expect(kept.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  test('is rotated upright and reduced to at most 3,000 pixels', async () => {
    const own = await newPlayer(api);
    const lying = await sharp(await photo({ width: 4_000, height: 2_000 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { documents } = await send(own, 'selfie', lying);
    const { width, height } = await sharp(await storedPicture(documents[0]?.id ?? '')).metadata();
    expect({ width, height }).toEqual({ width: 1_500, height: 3_000 });
  });

  test('is stored encrypted under a random name', async () => {
    const own = await newPlayer(api);
    const id = await sendDocument(own);
    const { rows } = await api.owner.query('SELECT file_id FROM identity_document WHERE id = $1', [id]);
    const raw = await createFiles(api.config.files, recordEvents().events).store.get(storeKey(rows[0].file_id));
    expect(raw?.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await expect(sharp(raw ?? Buffer.alloc(0)).metadata()).rejects.toThrow();
    expect(rows[0].file_id).not.toBe(id);
  });
});

describe('a document of one kind', () => {
  test('replaces the previous one, whose file is deleted', async () => {
    const own = await newPlayer(api);
    const first = await sendDocument(own);
    const { rows: before } = await api.owner.query('SELECT file_id FROM identity_document WHERE id = $1', [first]);
    const second = await sendDocument(own);
    expect((await own.client.identity.get()).identity.documents.map(({ id }) => id)).toEqual([second]);
    const files = createFiles(api.config.files, recordEvents().events);
    await deleteDueFiles(api.database, files);
    expect(await files.store.get(storeKey(before[0].file_id))).toBeNull();
    expect((await storedPicture(second)).length).toBeGreaterThan(0);
  });

  test('exists once after many concurrent uploads at two instances', async () => {
    const own = await newPlayer(api);
    const twin = alsoAt(other, own);
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => send(n % 2 ? own : twin, 'government_id')),
    );
    const taken = answers.filter(({ status }) => status === 'fulfilled').length;
    expect(taken).toBeGreaterThanOrEqual(2);
    const { rows } = await api.owner.query(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE superseded_at IS NULL)::int AS current,
              count(file_id)::int AS files FROM identity_document WHERE player_id = $1`,
      [own.id],
    );
    expect(rows).toEqual([{ all: taken, current: 1, files: 1 }]);
  });

  test('can be removed by its owner before the review', async () => {
    const own = await newPlayer(api);
    const id = await sendDocument(own, 'selfie');
    const { identity } = await own.client.identity.remove({ params: { id } });
    expect(identity.documents).toEqual([]);
    await expectProblem(own.client.identity.remove({ params: { id } }), 'not_found');
    await submitAll(own);
    const sent = (await own.client.identity.get()).identity.documents[0]?.id ?? '';
    const refused = await expectProblem(own.client.identity.remove({ params: { id: sent } }), 'conflict');
    expect(refused.message).toMatch(/are reviewing your documents/);
    await expectProblem(send(own, 'selfie'), 'conflict');
    await expectProblem(own.client.identity.submit({ body: {} }), 'conflict');
  });
});

describe('submitting for review', () => {
  test('reports everything that is missing', async () => {
    const own = await newPlayer(api);
    const refused = await expectProblem(own.client.identity.submit({ body: {} }), 'validation_failed');
    expect(Object.keys(refused.fieldErrors).sort()).toEqual([...documentKinds, 'ssn_last4'].sort());
  });

  test('neither requires nor stores SSN digits of a Canadian player', async () => {
    const own = await newPlayer(api, { country: 'CA', us_state: 'ON' });
    for (const kind of documentKinds) await send(own, kind);
    const { identity } = await own.client.identity.submit({ body: { ssn_last4: '1234' } });
    expect(identity.status).toBe('submitted');
    const { rows } = await api.owner.query('SELECT sealed_ssn FROM identity_case WHERE player_id = $1', [own.id]);
    expect(rows).toEqual([{ sealed_ssn: null }]);
  });

  test('opens one review and sends one mail for concurrent requests at two instances', async () => {
    const own = await newPlayer(api);
    for (const kind of documentKinds) await send(own, kind);
    const twin = alsoAt(other, own);
    const answers = await Promise.allSettled(
      [own, twin, own, twin].map((at) => at.client.identity.submit({ body: { ssn_last4: '1234' } })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await api.owner.query(
      `SELECT (SELECT count(*)::int FROM identity_case WHERE player_id = $1) AS cases,
              (SELECT count(*)::int FROM mail_outbox WHERE recipient = $2 AND template = 'identity_submitted') AS mails`,
      [own.id, own.email],
    );
    expect(rows).toEqual([{ cases: 1, mails: 1 }]);
  });

  test('rejects a proof of address that has become too old', async () => {
    const own = await newPlayer(api);
    for (const kind of documentKinds) await send(own, kind);
    await api.owner.query(
      "UPDATE identity_document SET issued_on = current_date - 100 WHERE player_id = $1 AND kind = 'address_proof'",
      [own.id],
    );
    const refused = await expectProblem(
      own.client.identity.submit({ body: { ssn_last4: '1234' } }),
      'validation_failed',
    );
    expect(Object.keys(refused.fieldErrors)).toEqual(['address_proof']);
  });
});
