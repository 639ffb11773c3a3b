import { beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { readOutbox } from '../helpers/api/outbox.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { redemptionBody } from '../helpers/money/redeem.ts';
import {
  exclude,
  matchesOf,
  newExcluded,
  newPerson,
  type Person,
  tryToRegister,
} from '../helpers/people/exclusions.ts';
import { newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));
let compliance: Awaited<ReturnType<typeof newStaff>>;
let colleague: typeof compliance;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
  colleague = await newStaff(api, ['compliance']);
});

const nextYear = ({ birth_date: day }: Person) => `${day.slice(0, 3)}${(Number(day[3]) + 1) % 10}${day.slice(4)}`;
const plainOf = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The name and birth date, without phone and email. */
const withoutContacts = ({ first_name, last_name, birth_date }: Person) => ({ first_name, last_name, birth_date });

/** How an excluded person may register again. Fields that are left out differ or are empty. */
const disguises: readonly [string, 'exact' | 'near', (person: Person) => Partial<Person>][] = [
  ['the same name', 'exact', (p) => ({ ...withoutContacts(p) })],
  ['no accents', 'exact', (p) => ({ ...withoutContacts(p), first_name: 'Jose', last_name: plainOf(p.last_name) })],
  ['other accents', 'exact', (p) => ({ ...withoutContacts(p), first_name: 'Jòse' })],
  ['swapped names', 'exact', (p) => ({ ...withoutContacts(p), first_name: p.last_name, last_name: p.first_name })],
  ['no hyphen', 'exact', (p) => ({ ...withoutContacts(p), last_name: p.last_name.replace('-', ' ') })],
  ['one word', 'exact', (p) => ({ ...withoutContacts(p), last_name: p.last_name.replace('-', '') })],
  ['a Cyrillic letter that looks Latin', 'exact', (p) => ({ ...withoutContacts(p), first_name: 'Jоsé' })],
  ['a particle', 'exact', (p) => ({ ...withoutContacts(p), last_name: `de ${p.last_name}` })],
  ['a last name one letter short', 'near', (p) => ({ ...withoutContacts(p), last_name: p.last_name.slice(0, -1) })],
  ['a middle name', 'near', (p) => ({ ...withoutContacts(p), first_name: `${p.first_name} Maria` })],
  ['half of the last name', 'near', (p) => ({ ...withoutContacts(p), last_name: p.last_name.split('-')[0] as string })],
  ['a Cyrillic first name', 'near', (p) => ({ ...withoutContacts(p), first_name: 'Хосе' })],
  ['a slip in the year of birth', 'near', (p) => ({ ...withoutContacts(p), birth_date: nextYear(p) })],
  [
    'another format of the phone',
    'near',
    (p) => ({ phone: `+1 ${String(p.phone).replace(/[()]/g, '').replace('-', '.')}` }),
  ],
  ['the mailbox with a tag', 'exact', (p) => ({ email: p.email.replace('@', '+new@') })],
];

/** Checks every call that moves Sweeps Coins out or money in. */
async function expectNothingMoves(player: Player, code: 'exclusion_review' | 'self_excluded'): Promise<void> {
  await expectProblem(start(player), code);
  await expectProblem(player.client.store.checkout({ body: { package_id: 2 } }), code);
  await expectProblem(player.client.wallet.claimLoginBonus(), code);
  await expectProblem(player.client.redemptions.submit({ body: redemptionBody() }), code);
}

describe('a new account of an excluded person', () => {
  test.each(disguises)('is rejected or reviewed with %s (%s match)', async (_, verdict, disguise) => {
    const person = newPerson();
    await newExcluded(api, person);
    const { email = newPerson().email, ...rest } = disguise(person);
    const player = await tryToRegister(api, { ...rest, email });
    if (verdict === 'exact') {
      expect(player).toBeNull();
      const mails = (await readOutbox(api.owner, email)).map(({ template }) => template);
      expect(mails).toEqual(['registration_refused']);
      return;
    }
    expect(player).not.toBeNull();
    expect((await (player as Player).client.auth.me()).user.restrictions).toEqual(['exclusion_review']);
    await expectNothingMoves(player as Player, 'exclusion_review');
    const [match, ...more] = await matchesOf(compliance, player as Player);
    expect(more).toEqual([]);
    expect(match).toMatchObject({ verdict: 'near', state: 'open', occasion: 'registration' });
  });

  test.each([
    ['a namesake with another birth date', (p: Person) => ({ ...p, birth_date: '1999-12-31' })],
    ['a stranger with the same birth date', (p: Person) => ({ birth_date: p.birth_date, last_name: 'Quetzal' })],
  ])('does not match %s', async (_, like) => {
    const person = newPerson();
    await newExcluded(api, person);
    const player = await tryToRegister(api, { ...like(person), phone: '', email: newPerson().email });
    expect((await (player as Player).client.auth.me()).user.restrictions).toEqual([]);
    await start(player as Player);
  });
});

describe('a near match', () => {
  async function newTwin(): Promise<Player> {
    const person = newPerson();
    await newExcluded(api, person);
    const twin = { ...person, first_name: 'Beatriz', phone: '', email: newPerson().email };
    return newVerifiedPlayer(api, twin);
  }

  test('is released when staff clear it, and the same facts do not reopen it', async () => {
    const twin = await newTwin();
    await expectNothingMoves(twin, 'exclusion_review');
    const [match] = await matchesOf(compliance, twin);
    expect(match?.reasons).toEqual(['name_surname', 'birth_date_same']);
    const id = match?.id as string;
    const detail = await compliance.staff.exclusions.match({ params: { id } });
    expect(detail).toMatchObject({ profile: { first_name: 'Beatriz' }, excluded_profile: { first_name: 'José' } });
    await compliance.staff.exclusions.decide({
      params: { id },
      body: { decision: 'cleared', reason: 'Another person.' },
    });
    expect((await twin.client.auth.me()).user.restrictions).toEqual([]);
    const { session_id: sessionId } = await start(twin);
    await play(twin, sessionId);
    // No provider answers here, but the order was created.
    await expectProblem(twin.client.store.checkout({ body: { package_id: 2 } }), 'unavailable');
    expect(await matchesOf(compliance, twin)).toHaveLength(1);
    const { rows } = await api.owner.query('SELECT action FROM staff_audit WHERE subject_id = $1 ORDER BY seq', [id]);
    expect(rows.map(({ action }) => action)).toEqual(['exclusion.match_viewed', 'exclusion.cleared']);
  });

  test('blocks the account like an exclusion when it is confirmed, until another person changes the decision', async () => {
    const twin = await newTwin();
    const id = (await matchesOf(compliance, twin))[0]?.id as string;
    const decide = (by: typeof compliance, decision: 'cleared' | 'confirmed') =>
      by.staff.exclusions.decide({ params: { id }, body: { decision, reason: 'Compared the documents.' } });
    await decide(compliance, 'confirmed');
    expect((await twin.client.auth.me()).user.restrictions).toEqual(['self_excluded']);
    await expectNothingMoves(twin, 'self_excluded');
    await expectProblem(decide(compliance, 'cleared'), 'conflict');
    await decide(colleague, 'cleared');
    await start(twin);
  });

  test('can be decided only by compliance', async () => {
    const twin = await newTwin();
    const id = (await matchesOf(compliance, twin))[0]?.id as string;
    for (const role of ['support', 'finance', 'admin'] as const) {
      const other = await newStaff(api, [role]);
      const body = { decision: 'cleared', reason: 'No right to.' } as const;
      await expectProblem(other.staff.exclusions.decide({ params: { id }, body }), 'forbidden');
    }
    expect((await matchesOf(compliance, twin))[0]?.state).toBe('open');
  });
});

test('does not match a person whose exclusion has ended', async () => {
  const person = newPerson();
  const player = await newVerifiedPlayer(api, person);
  await exclude(player);
  await api.owner.query('ALTER TABLE player DISABLE TRIGGER player_exclusion_only_longer');
  await api.owner.query('UPDATE player SET excluded_until = now(), exclusion_ends_at = now() WHERE id = $1', [
    player.id,
  ]);
  await api.owner.query('ALTER TABLE player ENABLE TRIGGER player_exclusion_only_longer');
  const again = await tryToRegister(api, { ...person, phone: '', email: newPerson().email });
  expect((await (again as Player).client.auth.me()).user.restrictions).toEqual([]);
});
