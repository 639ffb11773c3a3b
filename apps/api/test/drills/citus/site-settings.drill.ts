import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cells, SealedSetting, SharedSettings } from '../../../src/modules/cells/public.ts';
import { createTestApi, type TestApi } from '../../helpers/api/test-api.ts';
import { isStarlightOn, shareIn, switchStarlight } from '../../helpers/cells/settings.ts';
import { importFiles, plainList } from '../../helpers/people/sanctions.ts';
import { newStaff } from '../../helpers/people/staff.ts';

// The settings of a site between two cells on Citus. The directory is a database of its own, never on Citus, so its rows are in memory
// here. Citus refuses some statements only when a connection has planned them several times, so each change is made more than ten times.

const times = 12;
type Published = SealedSetting & { readonly content: Buffer | null };
const rows: Published[] = [];

function sharedBy(own: string): SharedSettings {
  const others = () => rows.filter(({ cell }) => cell !== own);
  return {
    source: async () => ({ cell: 'cell_one', term: 1n }),
    publish: async (row) => void rows.push({ ...row, seq: BigInt(rows.length + 1) }),
    published: async (term) => rows.filter((row) => row.cell === own && row.term === term),
    readAfter: async (seq, limit) =>
      others()
        .filter((row) => row.seq > seq)
        .slice(0, limit),
    content: async ({ name, version }) =>
      rows.find((row) => row.name === name && row.version === version)?.content ?? null,
    lastSeq: async () => BigInt(rows.length),
    confirmRead: async () => undefined,
  };
}

let one: TestApi;
let two: TestApi;
beforeAll(async () => {
  const settings = { DATABASE_POOL_SIZE: '2' };
  [one, two] = [await createTestApi({ settings }), await createTestApi({ settings })];
});
afterAll(async () => {
  await one.close();
  await two.close();
});

const shareOf = (api: TestApi, own: string) => shareIn(api, { own, settings: sharedBy(own) } as unknown as Cells);
async function listIn({ owner }: TestApi): Promise<unknown[]> {
  const list = 'SELECT l.sha256, l.names FROM sanctions_list l ORDER BY l.version DESC LIMIT 1';
  const names =
    'SELECT n.name, n.birth_years FROM sanctions_name n WHERE n.version = (SELECT max(l.version) FROM sanctions_list l) ORDER BY n.position';
  return [(await owner.query(list)).rows, (await owner.query(names)).rows];
}

test('switches and sanctions lists of the deciding cell are applied in the other', async () => {
  const [staff, other] = [await newStaff(one, ['admin']), await newStaff(two, ['admin'])];
  await shareOf(one, 'cell_one');
  for (let turn = 1; turn <= times; turn += 1) {
    const isOn = turn % 2 === 0;
    await switchStarlight(staff, isOn);
    await importFiles(one, [plainList(['PUTIN, Vladimir', 1952], [`Wren ${turn}`])]);
    await shareOf(one, 'cell_one');
    await shareOf(two, 'cell_two');
    expect(await isStarlightOn(other)).toBe(isOn);
    expect(await listIn(two)).toEqual(await listIn(one));
  }
  const { rows: audited } = await two.owner.query(
    "SELECT count(*)::int AS n FROM staff_audit WHERE action = 'setting.applied' AND facts ->> 'setting' = 'sanctions'",
  );
  expect(audited[0].n).toBe(times);
});
