import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteIdempotencyKeys } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();

test('deletes old idempotency keys of any number of players, and keeps recent ones', async () => {
  const players = Array.from({ length: 620 }, () => randomUUID());
  await api.owner.query(
    `INSERT INTO idempotency (player_id, key, request_hash, at)
     SELECT p, h::text, '', now() - h * interval '1 hour' FROM unnest($1::uuid[]) AS p, unnest(ARRAY[47, 49, 500]) AS h`,
    [players],
  );
  expect(await deleteIdempotencyKeys(api.database.db, 48)).toBe(1_240n);
  const { rows } = await api.owner.query('SELECT key, count(*) FROM idempotency GROUP BY key');
  expect(rows).toEqual([{ key: '47', count: 620n }]);
  expect(await deleteIdempotencyKeys(api.database.db, 48)).toBe(0n);
});
