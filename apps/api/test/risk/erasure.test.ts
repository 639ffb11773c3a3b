import { beforeAll, expect, test } from 'vitest';
import { createFiles } from '../../src/modules/files/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { deleteOldRisk } from '../../src/modules/risk/public.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { password } from '../helpers/people/players.ts';
import { download, newExport, passDays, recordsIn } from '../helpers/people/privacy.ts';
import { assessed, newSamePersonTwice } from '../helpers/people/risk.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let compliance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
});

const tables = ['risk_fact', 'risk_due', 'risk_score', 'risk_link', 'risk_case'];
const countOf = async (table: string, id: string) =>
  (await api.owner.query(`SELECT count(*)::int AS n FROM ${table} WHERE player_id = $1`, [id])).rows[0].n as number;

test('an erased player leaves nothing, also in the assessments of other accounts', async () => {
  const [first, second] = await newSamePersonTwice(api);
  await assessed(api, compliance, second);
  await first.client.privacy.deleteAccount({ body: { password } });
  await passDays(api, first.id, 31);
  await eraseAccounts({ ...api.context, files: createFiles(api.config.files, api.context.events) });
  for (const table of tables) expect([table, await countOf(table, first.id)]).toEqual([table, 0]);
  for (const table of tables) {
    const { rows } = await api.owner.query(`SELECT * FROM ${table}`);
    expect(JSON.stringify(rows)).not.toContain(first.id);
  }
  expect(await countOf('risk_score', second.id)).toBe(1);
  expect((await compliance.staff.risk.file({ params: { id: second.id } })).links).toEqual([]);
});

test('an export contains what we hold, without the score and without other people', async () => {
  const [first, second] = await newSamePersonTwice(api);
  await assessed(api, compliance, second);
  const records = recordsIn(await download(api, second, await newExport(api, second)));
  expect(records.risk_reviews).toMatchObject([{ state: 'open', topics: ['accounts'] }]);
  expect(records.risk_facts?.map(({ kind }) => kind).sort()).toEqual(['device', 'network']);
  const text = JSON.stringify([records.risk_reviews, records.risk_facts]);
  expect(text).not.toMatch(new RegExp(`${first.id}|score|signals`));
});

test('facts and scores are deleted when their retention period is over, and not before', async () => {
  const [, player] = await newSamePersonTwice(api);
  await assessed(api, compliance, player);
  const age = (days: number) =>
    Promise.all([
      api.owner.query("UPDATE risk_fact SET last_seen_at = now() - $2 * interval '1 day' WHERE player_id = $1", [
        player.id,
        days,
      ]),
      api.owner.query("UPDATE risk_score SET assessed_at = now() - $2 * interval '1 day' WHERE player_id = $1", [
        player.id,
        days,
      ]),
    ]);
  await age(364);
  await deleteOldRisk(api.database.db);
  expect([await countOf('risk_fact', player.id), await countOf('risk_score', player.id)]).toEqual([2, 1]);
  await age(366);
  await deleteOldRisk(api.database.db);
  expect([await countOf('risk_fact', player.id), await countOf('risk_score', player.id)]).toEqual([0, 1]);
  await age(731);
  await deleteOldRisk(api.database.db);
  expect(await countOf('risk_score', player.id)).toBe(0);
});
