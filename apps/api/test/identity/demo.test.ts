import { expect, test } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { invariants } from '../../src/modules/health/public.ts';
import { selectVerifiedPerson } from '../../src/modules/identity/review/case.store.ts';
import { reconcile } from '../../src/modules/ledger/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';

const api = setUpTestApi();

test('verifies the demo player "veteran" under the right name', async () => {
  await seedDemo(api.url, api.config);
  const { rows } = await api.owner.query("SELECT id FROM player WHERE email = 'veteran@example.test'");
  expect(await selectVerifiedPerson(api.database.db, rows[0].id)).toEqual({
    firstName: 'Victor',
    lastName: 'Veteran',
    birthDate: '1978-11-02',
  });
});

test('plays real rounds as "veteran", which change only the Gold Coins and pass the checks of the books', async () => {
  await seedDemo(api.url, api.config);
  const { rows } = await api.owner.query(
    `SELECT r.currency, r.state, count(*)::int FROM round r JOIN player p ON p.id = r.player_id
      WHERE p.email = 'veteran@example.test' GROUP BY 1, 2`,
  );
  expect(rows).toEqual([{ currency: 'gold', state: 'settled', count: 150 }]);
  expect((await reconcile(api.database, invariants)).findings).toEqual([]);
});
