import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { selectReference } from '../../src/modules/free-entry/free-entry.store.ts';
import { insertPlayer } from '../../src/modules/players/player.store.ts';
import { player } from '../../src/modules/players/player.table.ts';
import { type Inputs, prepared } from '../../src/platform/prepared.ts';
import { inTransaction } from '../../src/platform/transaction.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const secret = '$argon2id$never-to-be-seen';

const api = setUpTestApi();

const byId = prepared('test_player_by_id', (db, at: Inputs<{ id: string }>) =>
  db.select().from(player).where(eq(player.id, at.id)),
);

const attempts: readonly [string, () => Promise<unknown>][] = [
  ['on the pool', () => selectReference(api.database.db, secret)],
  ['as a prepared statement', () => byId(api.database.db, { id: secret })],
  [
    'in a transaction',
    () =>
      inTransaction(api.database, (db) =>
        insertPlayer(db, {
          id: '01900000-0000-7000-8000-000000000001',
          email: 'a@example.org',
          passwordHash: secret,
          firstName: 'A',
          lastName: 'B',
          birthDate: 'no day',
          country: 'US',
          region: null,
          phone: null,
          locale: 'en',
        }),
      ),
  ],
];

test.each(attempts)(
  "throws PostgreSQL's error without the parameter values when a statement fails %s",
  async (_way, fail) => {
    const error = await fail().then(
      () => expect.unreachable(),
      (cause: Error) => cause,
    );
    expect(error).toMatchObject({ severity: 'ERROR', code: expect.stringMatching(/^22/) });
    // PostgreSQL repeats the one value that it could not parse, but not the statement or other values.
    expect(String(error)).not.toContain('Failed query');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('params');
  },
);

test('does not include the password hash in the error of a failed registration', async () => {
  const error = await attempts[2]?.[1]().catch((cause: Error) => cause);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(secret);
});
