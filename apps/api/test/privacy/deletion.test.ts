import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles } from '../../src/modules/files/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { expectProblem } from '../support/expect-problem.ts';
import { newVerifiedPlayer, password, registration } from '../support/players.ts';
import { createTestApi, type TestApi } from '../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const erase = () => eraseAccounts({ ...api.context, files: createFiles(api.config.files, api.context.events) });

/** As if it had been asked for so many days ago; with the wall down, as only the owner of the tables can. */
async function passDays(playerId: string, days: number): Promise<void> {
  await api.owner.query('ALTER TABLE account_deletion DISABLE TRIGGER account_deletion_in_time');
  await api.owner.query(
    'UPDATE account_deletion SET erase_at = erase_at - make_interval(days => $2) WHERE player_id = $1',
    [playerId, days],
  );
  await api.owner.query('ALTER TABLE account_deletion ENABLE TRIGGER account_deletion_in_time');
}

test('a deleted account is closed at once, erased after thirty days, and an excluded person stays known', async () => {
  const player = await newVerifiedPlayer(api, { first_name: 'Ottilie', last_name: 'Unique', phone: '+1 212 555 0147' });
  await expectProblem(
    player.client.privacy.deleteAccount({ body: { password: 'not it at all' } }),
    'invalid_credentials',
  );
  await player.client.play.selfExclude({ body: { term: 'permanent', password } });
  await player.client.auth.login({ body: { email: player.email, password } });
  await player.client.privacy.deleteAccount({ body: { password } });
  await expectProblem(player.client.wallet.get(), 'unauthenticated');
  await expectProblem(player.client.auth.login({ body: { email: player.email, password } }), 'account_closed');
  await passDays(player.id, 29);
  expect(await erase()).toBe(0);
  await passDays(player.id, 1);
  expect(await erase()).toBe(1);
  expect(await erase()).toBe(0);
  const { rows } = await api.owner.query('SELECT * FROM player WHERE id = $1', [player.id]);
  expect(JSON.stringify(rows)).not.toMatch(/Ottilie|Unique|555|@example\.test/);
  await expectProblem(player.client.auth.login({ body: { email: player.email, password } }), 'invalid_credentials');
  const twins = [{ email: player.email }, { phone: '(212) 555-0147' }, { first_name: 'ottilie', last_name: 'UNIQUE' }];
  for (const twin of twins) {
    const form = registration(twin);
    await api.caller().client.auth.register({ body: form });
    const found = await api.owner.query('SELECT 1 FROM player WHERE email = $1', [form.email]);
    expect([twin, found.rowCount]).toEqual([twin, 0]);
  }
});
