import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { monthAt } from '../helpers/archive.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { createOldPartitions, oldMonth } from '../helpers/dropped-month.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { idOf, reason } from '../helpers/people/staff-changes.ts';

const api = setUpTestApi();
let ada: Caller;
let bob: Caller;
beforeAll(async () => {
  [ada, bob] = [await newStaff(api, ['admin']), await newStaff(api, ['admin'])];
  await createOldPartitions(api.owner);
  await tamper(
    api.owner,
    `INSERT INTO archived_month (month, manifest, hash, signature, key_id)
     SELECT $1, m, sha256(convert_to(m, 'UTF8')), '', 'k' FROM (SELECT '{}' AS m) x`,
    [oldMonth],
  );
});

const request = (by: Caller, month: string, id = randomUUID()) =>
  by.staff.staffChanges.requestDrop({ body: { id, month, reason } }).then(() => id);
const approve = (by: Caller, id: string) => by.staff.staffChanges.approve({ params: { id } });
const because = (why: string) => ({ code: 'conflict', params: { reason: why } });

test('a month is approved by a second administrator only, once, and both are in the log', async () => {
  const id = await request(ada, oldMonth);
  expect((await bob.staff.staffChanges.list()).results).toMatchObject([
    { id, kind: 'drop_month', month: oldMonth, account: null, requested_by: { id: await idOf(ada) } },
  ]);
  await expect(request(bob, oldMonth)).rejects.toMatchObject(because('change_pending'));
  await expect(approve(ada, id)).rejects.toMatchObject(because('second_person'));
  await expectProblem(approve(await newStaff(api, ['support']), id), 'forbidden');
  await approve(bob, id);
  await expect(approve(bob, id)).rejects.toMatchObject(because('change_decided'));
  const { results } = await ada.staff.audit.search({ body: { subject_id: oldMonth } });
  expect(results).toMatchObject([
    { action: 'month.drop_approved', staff: { id: await idOf(bob) }, facts: { requested_by: await idOf(ada), reason } },
    { action: 'staff.change_requested', staff: { id: await idOf(ada) }, facts: { kind: 'drop_month' } },
  ]);
});

test('rejects a month that cannot be dropped, and one that is no month', async () => {
  await expect(request(ada, monthAt(-1))).rejects.toMatchObject(because('month_not_archived'));
  await expectProblem(request(await newStaff(api, ['support']), oldMonth), 'forbidden');
  for (const month of [`${oldMonth.slice(0, 8)}02`, '2026-13-01', '2026-11', "2026-11-01'; DROP TABLE journal"])
    await expectProblem(request(ada, month), 'validation_failed');
});
