import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeKey } from '../../src/modules/files/create-files.ts';
import { deleteDueFiles, type Files } from '../../src/modules/files/public.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { filesOf, places, type ReportedEvent } from '../helpers/files.ts';
import { photo } from '../helpers/people/pictures.ts';

const api = setUpTestApi();
let picture: Buffer;
beforeAll(async () => {
  picture = await photo();
});

const passAnHour = (id: string) =>
  api.owner.query("UPDATE stored_file SET doomed_at = doomed_at - interval '61 minutes' WHERE id = $1", [id]);

describe.each(Object.entries(places))('stored files in %s', (_name, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  let files: Files;
  let reported: ReportedEvent[];
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());
  beforeEach(() => {
    ({ files, reported } = filesOf(place.settings));
  });

  const db = () => api.database.db;
  async function store(bytes: Buffer = picture): Promise<string> {
    const id = await files.put(db(), bytes);
    await inTransaction(api.database, (tx) => files.keep(tx, id));
    return id;
  }
  const raw = (id: string) => files.store.get(storeKey(id));

  test('are read unchanged, also an empty file', async () => {
    expect(await files.read(db(), await store())).toEqual(picture);
    expect(await files.read(db(), await store(Buffer.alloc(0)))).toEqual(Buffer.alloc(0));
    expect(reported).toEqual([]);
  });

  test('contain no bytes of the plaintext', async () => {
    const stored = (await raw(await store())) as Buffer;
    expect(stored.length).toBeGreaterThan(picture.length);
    expect(stored.subarray(0, 3)).not.toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const marker of ['JFIF', 'Exif', 'Goldwren']) expect(stored.includes(marker)).toBe(false);
    for (let at = 0; at + 16 <= picture.length; at += 997) {
      expect(stored.includes(picture.subarray(at, at + 16))).toBe(false);
    }
  });

  test('are encrypted with different keys when the same picture is stored twice', async () => {
    const [one, two] = [await store(), await store()];
    expect(await raw(one)).not.toEqual(await raw(two));
    // The data of one file cannot be decrypted as another file.
    await files.store.put(storeKey(one), (await raw(two)) as Buffer);
    await expect(files.read(db(), one)).rejects.toMatchObject({ code: 'internal_error' });
  });

  test('are rejected and reported after one changed bit', async () => {
    const id = await store();
    const bytes = (await raw(id)) as Buffer;
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await files.store.put(storeKey(id), bytes);
    await expect(files.read(db(), id)).rejects.toMatchObject({ code: 'internal_error' });
    expect(reported).toEqual([{ name: 'file_unreadable', facts: { file: id, reason: 'tampered' } }]);
  });

  test.each([
    ['an unknown key', "UPDATE stored_file SET key_id = 'gone' WHERE id = $1", 'unknown_key'],
    [
      'the key of another file',
      'UPDATE stored_file SET sealed_key = (SELECT sealed_key FROM stored_file WHERE id <> $1 LIMIT 1) WHERE id = $1',
      'key_tampered',
    ],
    ['a missing row', 'DELETE FROM stored_file WHERE id = $1', 'unknown_file'],
  ])('are rejected and reported with %s', async (_what, statement, reason) => {
    await store();
    const id = await store();
    await api.owner.query(statement, [id]);
    await expect(files.read(db(), id)).rejects.toMatchObject({ code: 'internal_error' });
    expect(reported).toEqual([{ name: 'file_unreadable', facts: { file: id, reason } }]);
  });

  test('are reported when the data is missing, without a crash', async () => {
    const id = await store();
    await files.store.delete(storeKey(id));
    await files.store.delete(storeKey(id));
    await expect(files.read(db(), id)).rejects.toMatchObject({ code: 'internal_error' });
    expect(reported).toEqual([{ name: 'file_unreadable', facts: { file: id, reason: 'missing' } }]);
  });

  test('are deleted an hour after an unconfirmed upload, or at once when released', async () => {
    const [confirmed, released, unconfirmed, fresh] = [
      await store(),
      await store(),
      await files.put(db(), picture),
      await files.put(db(), picture),
    ];
    await inTransaction(api.database, (tx) => files.release(tx, [released]));
    await passAnHour(unconfirmed);
    const swept = await Promise.all([deleteDueFiles(api.database, files), deleteDueFiles(api.database, files)]);
    expect((swept[0] ?? 0) + (swept[1] ?? 0)).toBeGreaterThanOrEqual(2);
    expect([await raw(released), await raw(unconfirmed)]).toEqual([null, null]);
    expect(await files.read(db(), confirmed)).toEqual(picture);
    expect(await files.read(db(), fresh)).toEqual(picture);
    const { rows } = await api.owner.query('SELECT id FROM stored_file WHERE id = ANY($1)', [[released, unconfirmed]]);
    expect(rows).toEqual([]);
    await expect(inTransaction(api.database, (tx) => files.keep(tx, unconfirmed))).rejects.toThrow(/kept once/);
  });

  test('are deleted later when the transaction of the caller fails', async () => {
    const id = await files.put(db(), picture);
    const failing = inTransaction(api.database, async (tx) => {
      await files.keep(tx, id);
      throw new Error('the transaction failed');
    });
    await expect(failing).rejects.toThrow('the transaction failed');
    await passAnHour(id);
    await deleteDueFiles(api.database, files);
    expect(await raw(id)).toBeNull();
  });
});

describe('an S3-compatible server', () => {
  test('gets only signed requests, and a wrong key is rejected and reported', async () => {
    const place = await places['an S3-compatible server']();
    try {
      const { files } = filesOf(place.settings);
      await files.put(api.database.db, picture);
      expect(place.requests.length).toBeGreaterThan(0);
      expect(place.requests.every(({ signed }) => signed)).toBe(true);
      const wrong = filesOf({ ...place.settings, FILES_S3_SECRET_KEY: 'wrong' });
      await expect(wrong.files.put(api.database.db, picture)).rejects.toMatchObject({ code: 'unavailable' });
      expect(wrong.reported.map(({ name }) => name)).toEqual(['file_store_failed']);
      expect(place.requests.at(-1)).toMatchObject({ method: 'PUT', signed: false });
    } finally {
      await place.close();
    }
  });

  test('is reported when it fails, without storing a file or revealing the secret', async () => {
    const place = await places['an S3-compatible server']();
    try {
      const { files, reported } = filesOf(place.settings);
      const id = await files.put(api.database.db, picture);
      place.breakDown();
      await expect(files.put(api.database.db, picture)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(files.read(api.database.db, id)).rejects.toMatchObject({ code: 'unavailable' });
      expect(reported.map(({ name }) => name)).toEqual(['file_store_failed', 'file_store_failed']);
      expect(JSON.stringify(reported)).not.toContain('S3RVER');
    } finally {
      await place.close();
    }
  });
});

test.each(['../outside', 'a/../../b', '/etc/passwd', 'A', '', 'a b', 'a/'])(
  'rejects the key %j in a folder',
  async (key) => {
    const place = await places['a folder']();
    const { files } = filesOf(place.settings);
    await expect((async () => files.store.put(key, picture))()).rejects.toThrow(/not a key/);
    await place.close();
  },
);
