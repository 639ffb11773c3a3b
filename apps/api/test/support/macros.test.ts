import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { auditOf } from '../helpers/people/audit.ts';
import { newStaff } from '../helpers/people/staff.ts';

const api = setUpTestApi();
let staff: Awaited<ReturnType<typeof newStaff>>;
let colleague: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  staff = await newStaff(api, ['support']);
  colleague = await newStaff(api, ['compliance']);
});

describe('macros', () => {
  const texts = { en: 'Hello {name}', 'fr-CA': 'Bonjour {name}' };
  const id = '018f0000-0000-7000-8000-00000000000a';
  const save = (body: { title: string; texts: typeof texts }, by = staff) =>
    by.staff.macros.save({ params: { id }, body });

  test('are created once, changed, listed by title and deleted, with entries in the log', async () => {
    await save({ title: 'Greeting', texts });
    const second = await save({ title: 'Greeting', texts: { ...texts, en: 'Hello {name}' } }, colleague);
    expect(second).toMatchObject({ id, texts: { en: 'Hello {name}', 'fr-CA': 'Bonjour {name}' } });
    expect((await staff.staff.macros.list()).results).toEqual([second]);
    await staff.staff.macros.delete({ params: { id } });
    await staff.staff.macros.delete({ params: { id } });
    expect((await staff.staff.macros.list()).results).toEqual([]);
    const log = await auditOf(api.owner, id);
    expect(log.map(({ action }) => action)).toEqual(['macro.saved', 'macro.saved', 'macro.deleted']);
  });

  test('are rejected with an unknown placeholder, without a language, and from other roles', async () => {
    const problem = await expectProblem(
      save({ title: 'x', texts: { ...texts, 'fr-CA': 'Bonjour {nom}' } }),
      'validation_failed',
    );
    expect(Object.keys(problem.fieldErrors)).toEqual(['texts.fr-CA']);
    for (const bad of [
      { title: '', texts },
      { title: 'x', texts: { ...texts, en: ' ' } },
    ])
      await expectProblem(save(bad), 'validation_failed');
    await expectProblem(save({ title: 'x', texts: { en: 'Hello' } as typeof texts }), 'validation_failed');
    await expectProblem(save({ title: 'x', texts }, await newStaff(api, ['finance'])), 'forbidden');
    expect((await staff.staff.macros.list()).results).toEqual([]);
  });
});
