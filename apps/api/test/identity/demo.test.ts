import { expect, test } from 'vitest';
import { seedDemo } from '../../seed/seed-demo.ts';
import { selectVerifiedPerson } from '../../src/modules/identity/review/case.store.ts';
import { setUpTestApi } from '../support/api/test-api.ts';

const api = setUpTestApi();

test('verifies the demo player "veteran" under the right name', async () => {
  await seedDemo(api.url, api.config.seedKey);
  const { rows } = await api.owner.query("SELECT id FROM player WHERE email = 'veteran@example.test'");
  expect(await selectVerifiedPerson(api.database.db, rows[0].id)).toEqual({
    firstName: 'Victor',
    lastName: 'Veteran',
    birthDate: '1978-11-02',
  });
});
