import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenForExclusion, shareExclusions } from '../../src/modules/exclusions/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { createTestApi, type TestApi } from '../helpers/api/test-api.ts';
import { registerIn, restrictionsOf, shareBoth, tryToRegisterIn } from '../helpers/cells/exclusions.ts';
import { countOf, createTwoCells, type TwoCells } from '../helpers/cells/two-cells.ts';
import { tamper } from '../helpers/database/tamper.ts';
import { exclude, matchesOf, newExcluded, newPerson, type Person } from '../helpers/people/exclusions.ts';
import { type Player, password } from '../helpers/people/players.ts';
import { passDays } from '../helpers/people/privacy.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { start } from '../helpers/play/play.ts';

// A person who excluded themselves in one cell is treated in the other as if they had done it there. Each cell has its own database.

let cells: TwoCells;
let compliance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  cells = await createTwoCells();
  compliance = await newStaff(cells.two, ['compliance']);
});
afterAll(() => cells.close());

/** A person with an exclusion in the first cell that the second one knows. */
async function newExcludedElsewhere(person: Person = newPerson()): Promise<Player> {
  const player = await registerIn(cells, 'cell_one', person);
  await exclude(player);
  await shareBoth(cells);
  return player;
}

/** The same person with another mailbox, and without the phone. */
const again = (person: Person): Partial<Person> => ({ ...person, phone: '', email: newPerson().email });

/** The player requested to return, and the exclusion ends at this time. The trigger of the table is disabled, so the one of marks runs. */
async function endAt({ owner }: TestApi, { id }: Player, at: Date): Promise<void> {
  await tamper(owner, 'UPDATE player SET excluded_until = now(), exclusion_ends_at = $2 WHERE id = $1', [id, at]);
  await owner.query('UPDATE person_mark SET marked_at = marked_at WHERE player_id = $1', [id]);
}

/** All sessions ended with the first exclusion. */
async function excludeForGood({ email }: Player): Promise<void> {
  const caller = cells.one.caller();
  await caller.client.auth.login({ body: { email, password } });
  await caller.client.play.selfExclude({ body: { term: 'permanent', password } });
}

async function foreignMarks(player: Player): Promise<number> {
  const { rows } = await cells.two.owner.query(
    'SELECT count(*)::int AS n FROM foreign_mark WHERE excluded_player_id = $1',
    [player.id],
  );
  return rows[0].n;
}

describe('a person who excluded themselves in the other cell', () => {
  test('gets no account with another mailbox, and a mail about it', async () => {
    const person = newPerson();
    await newExcludedElsewhere(person);
    const form = again(person);
    expect(await tryToRegisterIn(cells, 'cell_two', form)).toBeNull();
    const mails = (await readOutbox(cells.two.owner, form.email as string)).map(({ template }) => template);
    expect(mails).toEqual(['registration_refused']);
  });

  test('gets an account that is held when only the name is similar, until staff clear it', async () => {
    const person = newPerson();
    const excluded = await newExcludedElsewhere(person);
    const twin = await registerIn(cells, 'cell_two', { ...again(person), first_name: 'Beatriz' });
    expect(await restrictionsOf(twin)).toEqual(['exclusion_review']);
    await expectProblem(start(twin), 'exclusion_review');
    const [match, ...more] = await matchesOf(compliance, twin);
    expect(more).toEqual([]);
    expect(match).toMatchObject({ verdict: 'near', excluded_player: null, excluded_cell: 'cell_one' });
    const id = match?.id as string;
    expect(await compliance.staff.exclusions.match({ params: { id } })).toMatchObject({
      excluded_profile: null,
      excluded_people: [{ first_name: 'José', last_name: person.last_name, birth_date: person.birth_date }],
      excluded_at: expect.any(String),
      excluded_until: expect.any(String),
    });
    const body = { decision: 'cleared', reason: 'Another person.' } as const;
    await compliance.staff.exclusions.decide({ params: { id }, body });
    expect(await restrictionsOf(twin)).toEqual([]);
    await start(twin);
    // The same facts do not open the match again.
    await cells.one.owner.query('UPDATE person_mark SET marked_at = marked_at WHERE player_id = $1', [excluded.id]);
    await shareBoth(cells);
    expect(await restrictionsOf(twin)).toEqual([]);
  });

  test('cannot play, buy or redeem with an account that this cell had before', async () => {
    const person = newPerson();
    const before = await registerIn(cells, 'cell_two', again(person));
    await start(before);
    await newExcludedElsewhere(person);
    expect(await restrictionsOf(before)).toEqual(['self_excluded']);
    await expectProblem(start(before), 'self_excluded');
    await expectProblem(before.client.store.checkout({ body: { package_id: 2 } }), 'self_excluded');
    await expectProblem(before.client.wallet.claimLoginBonus(), 'self_excluded');
    expect(await matchesOf(compliance, before)).toMatchObject([{ verdict: 'exact', occasion: 'exclusion_start' }]);
  });

  test('cannot take the name of the excluded account in a profile', async () => {
    const person = newPerson();
    await newExcludedElsewhere(person);
    const player = await registerIn(cells, 'cell_two', {
      ...newPerson({ first_name: 'Wilhelm', birth_date: person.birth_date }),
    });
    const { first_name, last_name } = person;
    await expectProblem(player.client.account.update({ body: { first_name, last_name } }), 'self_excluded');
  });

  test('is recognized by what the excluded account learns later', async () => {
    const excluded = await newExcludedElsewhere();
    const player = await registerIn(cells, 'cell_two', newPerson({ first_name: 'Wilhelm' }));
    const evidence = { document: 'X 12-3456.789' };
    await screenForExclusion(cells.two.context, player.id, 'identity_submission', evidence);
    expect(await restrictionsOf(player)).toEqual([]);
    await screenForExclusion(cells.one.context, excluded.id, 'identity_submission', evidence);
    await shareBoth(cells);
    expect(await restrictionsOf(player)).toEqual(['self_excluded']);
  });

  test('registers at the same moment as the exclusion arrives: either without an account, or with a held one', async () => {
    for (let n = 0; n < 8; n += 1) {
      const person = newPerson();
      await exclude(await registerIn(cells, 'cell_one', person));
      await shareExclusions(cells.one.context);
      const [player] = await Promise.all([
        tryToRegisterIn(cells, 'cell_two', again(person)),
        shareExclusions(cells.two.context),
      ]);
      if (player) expect(await restrictionsOf(player)).toEqual(['self_excluded']);
      // The next person with these details has no account in either case.
      expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
    }
  });
});

describe('the end of an exclusion', () => {
  test('is published, and the marks are deleted in the other cell and in the directory', async () => {
    const person = newPerson();
    const excluded = await newExcludedElsewhere(person);
    expect(await foreignMarks(excluded)).toBeGreaterThan(3);
    await endAt(cells.one, excluded, new Date());
    await shareBoth(cells);
    expect(await foreignMarks(excluded)).toBe(0);
    const { rows } = await cells.two.owner.query(
      'SELECT excluded_at, excluded_until, ends_at FROM foreign_exclusion WHERE excluded_player_id = $1',
      [excluded.id],
    );
    expect(rows).toEqual([{ excluded_at: null, excluded_until: null, ends_at: null }]);
    const personAgain = await registerIn(cells, 'cell_two', again(person));
    expect(await restrictionsOf(personAgain)).toEqual([]);
    // A new exclusion is published again.
    await excludeForGood(excluded);
    await shareBoth(cells);
    expect(await restrictionsOf(personAgain)).toEqual(['self_excluded']);
  });

  test('needs no message when its time is known', async () => {
    const person = newPerson();
    const excluded = await newExcludedElsewhere(person);
    const endsAt = new Date(Date.now() + 1_500);
    await endAt(cells.one, excluded, endsAt);
    await shareBoth(cells);
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, endsAt.getTime() - Date.now() + 50));
    expect(await restrictionsOf(await registerIn(cells, 'cell_two', again(person)))).toEqual([]);
    // The marks go with the next run of the two workers, without another change.
    await shareBoth(cells);
    expect(await foreignMarks(excluded)).toBe(0);
  });

  test('is later when the player extends it', async () => {
    const excluded = await newExcludedElsewhere();
    const until = async () =>
      (
        await cells.two.owner.query<{ until: Date | null }>(
          'SELECT excluded_until AS until FROM foreign_exclusion WHERE excluded_player_id = $1',
          [excluded.id],
        )
      ).rows[0]?.until;
    expect(await until()).toBeInstanceOf(Date);
    await excludeForGood(excluded);
    await shareBoth(cells);
    expect(await until()).toBeNull();
  });

  test('is the end of the term for an erased account, and the marks are stored until then', async () => {
    const person = newPerson();
    const excluded = await newExcludedElsewhere(person);
    const caller = cells.one.caller();
    await caller.client.auth.login({ body: { email: excluded.email, password } });
    await caller.client.privacy.deleteAccount({ body: { password } });
    await passDays(cells.one, excluded.id, 31);
    await eraseAccounts({ ...cells.one.context, files: cells.one.context.files });
    expect(
      (await cells.one.owner.query('SELECT FROM player WHERE id = $1 AND last_name = $2', [excluded.id, ''])).rowCount,
    ).toBe(1);
    await shareBoth(cells);
    expect(await tryToRegisterIn(cells, 'cell_two', again(person))).toBeNull();
    await tamper(cells.one.owner, 'UPDATE player SET excluded_until = now() WHERE id = $1', [excluded.id]);
    await eraseAccounts({ ...cells.one.context, files: cells.one.context.files });
    expect((await cells.one.owner.query('SELECT FROM person_mark WHERE player_id = $1', [excluded.id])).rowCount).toBe(
      0,
    );
    await shareBoth(cells);
    expect(await foreignMarks(excluded)).toBe(0);
    expect(await restrictionsOf(await registerIn(cells, 'cell_two', again(person)))).toEqual([]);
  });
});

test('a site with one cell publishes and reads nothing', async () => {
  const api = await createTestApi();
  try {
    const person = newPerson();
    await newExcluded(api, person);
    expect(await shareExclusions(api.context)).toEqual({ published: 0, read: 0 });
    expect(await countOf(api, 'foreign_exclusion_cursor')).toBe(0);
  } finally {
    await api.close();
  }
});
