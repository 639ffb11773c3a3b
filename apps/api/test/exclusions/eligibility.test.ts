import { beforeAll, describe, expect, test } from 'vitest';
import { approveEntry, settleHeldEntries } from '../../src/modules/free-entry/public.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { setUpTestApi } from '../helpers/api/test-api.ts';
import { setBalance } from '../helpers/money/money.ts';
import { newRedeemer, redeem, redemptionBody } from '../helpers/money/redeem.ts';
import { bronzeId, notification, placeOrder, readOrderState } from '../helpers/money/store.ts';
import { entryForm, entryOf } from '../helpers/people/entries.ts';
import {
  exclude,
  matchesOf,
  newExcluded,
  newPerson,
  type Person,
  tryToRegister,
} from '../helpers/people/exclusions.ts';
import { approval, submitAll, waitingCase } from '../helpers/people/identity.ts';
import { newVerifiedPlayer, type Player } from '../helpers/people/players.ts';
import { newActor, newStaff } from '../helpers/people/staff.ts';
import { play, start } from '../helpers/play/play.ts';

const api = setUpTestApi(() => ({ settings: { ROUND_MIN_INTERVAL_MS: '0' } }));
let compliance: Awaited<ReturnType<typeof newStaff>>;
beforeAll(async () => {
  compliance = await newStaff(api, ['compliance']);
});

/** A person with the same birth date and nothing else in common. */
const disguised = ({ birth_date }: Person) => ({ ...newPerson(), first_name: 'Wilhelm', birth_date });
const restrictionsOf = async (player: Player) => (await player.client.auth.me()).user.restrictions;
const pay = (order: string, payer: string) =>
  api.caller().send('POST', '/api/store/webhooks/sandbox', {
    payload: new URLSearchParams(notification(order, 'processed', { pay_from_email: payer })).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('a profile change', () => {
  test.each<[string, (person: Person) => object]>([
    ['the name', ({ first_name, last_name }) => ({ first_name, last_name })],
    ['the swapped name', ({ first_name, last_name }) => ({ first_name: last_name, last_name: first_name })],
    ['the plain name', ({ last_name }) => ({ first_name: 'JOSE', last_name: last_name.replace('-', ' ') })],
    ['the phone', ({ phone }) => ({ phone: `+1 ${phone}`, us_state: 'NY' })],
  ])('to %s of an excluded person is rejected, and shows staff the match', async (_, body) => {
    const person = newPerson();
    await newExcluded(api, person);
    const player = await newVerifiedPlayer(api, disguised(person));
    const before = (await player.client.auth.me()).user;
    await expectProblem(player.client.account.update({ body: body(person) }), 'self_excluded');
    const { user } = await player.client.auth.me();
    expect(user).toMatchObject({ first_name: 'Wilhelm', us_state: before.us_state, restrictions: ['self_excluded'] });
    expect(user.phone).toBe(before.phone);
    expect(await matchesOf(compliance, player)).toMatchObject([{ verdict: 'exact', occasion: 'profile_change' }]);
    // Later changes are also rejected, so that no one can find excluded people by trying names.
    await expectProblem(player.client.account.update({ body: { first_name: 'Robin' } }), 'self_excluded');
  });

  test.each([
    ['one letter short', (p: Person) => ({ first_name: p.first_name, last_name: p.last_name.slice(0, -1) })],
    ['with a middle name', (p: Person) => ({ first_name: `${p.first_name} Luis`, last_name: p.last_name })],
    ['in Cyrillic', (p: Person) => ({ first_name: 'Хосе', last_name: p.last_name })],
  ])('to an excluded name %s is reviewed', async (_, disguise) => {
    const person = newPerson();
    await newExcluded(api, person);
    const player = await newVerifiedPlayer(api, disguised(person));
    const { session_id: sessionId } = await start(player);
    await player.client.account.update({ body: disguise(person) });
    expect(await restrictionsOf(player)).toEqual(['exclusion_review']);
    await expectProblem(play(player, sessionId), 'exclusion_review');
    await expectProblem(start(player), 'exclusion_review');
    expect(await matchesOf(compliance, player)).toMatchObject([{ verdict: 'near', occasion: 'profile_change' }]);
  });

  test('of the name is allowed only until Sweeps Coins have moved', async () => {
    const player = await newVerifiedPlayer(api, newPerson());
    await player.client.account.update({ body: { first_name: 'Wilhelmina' } });
    await setBalance(api.owner, player.id, 'sweeps', '5.00');
    const { session_id: sessionId } = await start(player);
    await play(player, sessionId, { currency: 'sweeps', stake: '0.20' });
    const problem = await expectProblem(player.client.account.update({ body: { first_name: 'Mina' } }), 'conflict');
    expect(problem.params).toEqual({ reason: 'name_locked' });
    await player.client.account.update({ body: { phone: '(917) 555-0000' } });
  });
});

describe('an identity review', () => {
  test('cannot be approved under the name of an excluded person, and shows the match', async () => {
    const person = newPerson();
    await newExcluded(api, person);
    const player = await newVerifiedPlayer(api, newPerson({ first_name: 'Wilhelm' }));
    await submitAll(player);
    const params = { playerId: player.id, caseId: await waitingCase(compliance, player) };
    const { first_name, last_name, birth_date } = person;
    const body = approval({ first_name, last_name, birth_date, differences_confirmed: true });
    const problem = await expectProblem(compliance.staff.identity.approve({ params, body }), 'conflict');
    expect(problem.params).toEqual({ reason: 'exclusion_match' });
    const file = await compliance.staff.identity.get({ params });
    expect(file.player.identity_status).toBe('submitted');
    expect(file.exclusion_matches).toMatchObject([{ verdict: 'exact', occasion: 'identity_approval', state: 'open' }]);
    expect(await restrictionsOf(player)).toEqual(['self_excluded']);
  });

  test('cannot be approved with the document of an excluded person under another name', async () => {
    const document_number = 'X 12-3456.789';
    const excluded = await newVerifiedPlayer(api, newPerson());
    await submitAll(excluded);
    const paramsOf = async (player: Player) => ({ playerId: player.id, caseId: await waitingCase(compliance, player) });
    const first = approval({ document_number, differences_confirmed: true });
    await compliance.staff.identity.approve({ params: await paramsOf(excluded), body: first });
    await exclude(excluded);
    const player = await newVerifiedPlayer(api, newPerson({ first_name: 'Wilhelm' }));
    await submitAll(player);
    const again = approval({
      ...{ first_name: 'Wilhelm', last_name: 'Quetzal', birth_date: '1971-02-03' },
      ...{ document_number: 'x123456789', differences_confirmed: true },
    });
    const approved = compliance.staff.identity.approve({ params: await paramsOf(player), body: again });
    expect((await expectProblem(approved, 'conflict')).params).toEqual({ reason: 'exclusion_match' });
    expect(await matchesOf(compliance, player)).toMatchObject([{ reasons: ['document'] }]);
  });
});

describe('an exclusion that starts while another account of the person is in use', () => {
  test('blocks its next stake, checkout, redemption, approval and payment', async () => {
    const person = newPerson();
    const second = await newRedeemer(api, { person: { ...person, phone: '', email: newPerson().email } });
    const { session_id: sessionId } = await start(second);
    await play(second, sessionId);
    const redemption = await redeem(second);
    const order = await placeOrder(api.owner, second.id, bronzeId);
    await newVerifiedPlayer(api, { ...person, email: newPerson().email, phone: '' }).then(exclude);

    await expectProblem(play(second, sessionId, { nonce: 1 }), 'self_excluded');
    await expectProblem(second.client.store.checkout({ body: { package_id: bronzeId } }), 'self_excluded');
    await expectProblem(second.client.redemptions.submit({ body: redemptionBody() }), 'self_excluded');
    const approved = compliance.staff.redemptions.approve({ params: { id: redemption.id } });
    expect((await expectProblem(approved, 'conflict')).params).toEqual({ reason: 'redemption_held', by: 'exclusion' });
    const shown = await compliance.staff.redemptions.get({ params: { id: redemption.id } });
    expect(shown.exclusion_matches).toMatchObject([{ verdict: 'exact', occasion: 'exclusion_start', state: 'open' }]);
    const before = await readOrderState(api.owner, order);
    expect((await pay(order, 'somebody@example.test')).status).toBe(200);
    expect(await readOrderState(api.owner, order)).toEqual({ ...before, status: 'review' });
  });

  test.each<[string, (victim: Person) => Partial<Person>]>([
    ['the mailbox with a tag', ({ email }) => ({ email: email.replace('@', '+x@') })],
    ['the phone', ({ phone }) => ({ phone })],
    ['both', ({ email, phone }) => ({ email: email.replace('@', '+y@'), phone })],
  ])('does not block a person when another account contains %s of that person', async (_, planted) => {
    const person = newPerson();
    const victim = await newVerifiedPlayer(api, person);
    const stranger = await tryToRegister(api, newPerson({ first_name: 'Mallory', ...planted(person) }));
    await exclude(stranger as Player);
    expect(await restrictionsOf(victim)).toEqual([]);
    expect(await matchesOf(compliance, victim)).toEqual([]);
    // No provider answers here. The order was created, after the account was compared again.
    await expectProblem(victim.client.store.checkout({ body: { package_id: bronzeId } }), 'unavailable');
    await victim.client.account.update({ body: { phone: '(917) 555-0001' } });
    expect(await restrictionsOf(victim)).toEqual([]);
  });

  test('blocks another account with the same verified mailbox', async () => {
    const person = newPerson();
    const second = await newVerifiedPlayer(
      api,
      newPerson({ first_name: 'Wilhelm', email: person.email.replace('@', '+b@') }),
    );
    await newVerifiedPlayer(api, person).then(exclude);
    expect(await restrictionsOf(second)).toEqual(['self_excluded']);
    expect(await matchesOf(compliance, second)).toMatchObject([{ verdict: 'exact', reasons: ['email'] }]);
  });

  test('does not affect other players', async () => {
    const person = newPerson();
    const stranger = await newVerifiedPlayer(api, newPerson());
    await newExcluded(api, person);
    expect(await restrictionsOf(stranger)).toEqual([]);
  });
});

describe('money', () => {
  test('from the payment account of an excluded person puts the order into review', async () => {
    const payer = 'wallet-of-excluded@example.test';
    const excluded = await newVerifiedPlayer(api, newPerson());
    await pay(await placeOrder(api.owner, excluded.id, bronzeId), payer);
    await exclude(excluded);
    const buyer = await newVerifiedPlayer(api, newPerson({ first_name: 'Wilhelm' }));
    const order = await placeOrder(api.owner, buyer.id, bronzeId);
    await pay(order, 'Wallet-Of-Excluded@example.test');
    expect((await readOrderState(api.owner, order)).status).toBe('review');
    expect(await matchesOf(compliance, buyer)).toMatchObject([{ verdict: 'near', reasons: ['payer'] }]);
    expect(await restrictionsOf(buyer)).toEqual(['exclusion_review']);
  });

  test('is not paid to the payout account of an excluded person', async () => {
    const excluded = await newRedeemer(api, { person: newPerson() });
    await redeem(excluded, { payout_details: { details: 'Routing 021000021, account 555-66-7788' } });
    await exclude(excluded);
    const person = newPerson({ first_name: 'Wilhelm' });
    const player = await newRedeemer(api, { person });
    const body = redemptionBody({ payout_details: { details: 'acct: 55566 7788 / 021000021' } });
    await expectProblem(player.client.redemptions.submit({ body }), 'exclusion_review');
    expect(await matchesOf(compliance, player)).toMatchObject([{ reasons: ['payout'] }]);
  });

  test.each([
    ['check', (name: string, address: string) => `${name}\n${address}`],
    ['card', (name: string, address: string) => `${name}, ${address.toUpperCase()}`],
  ] as const)(
    'is not sent as a %s to the address of an excluded person with the same birth date',
    async (method, write) => {
      const address = `${method.length} Oak Avenue, Albany, NY 12207`;
      const person = newPerson();
      const excluded = await newVerifiedPlayer(api, person);
      const full_name = `${person.first_name} ${person.last_name}`;
      const body = entryForm({ email: excluded.email, full_name, address, birth_date: person.birth_date });
      await api.caller().client.freeEntry.submit({ body });
      const { id } = await entryOf(api.owner, excluded.email);
      expect(await approveEntry(api.context, id, await newActor(api, 'free_entries.review'))).toBe('granted');
      await exclude(excluded);
      const player = await newRedeemer(api, { person: disguised(person) });
      const details = write('Wilhelm Quetzal', address);
      const prize = redemptionBody({ payout_method: method, payout_details: { details } });
      await expectProblem(player.client.redemptions.submit({ body: prize }), 'exclusion_review');
      expect(await matchesOf(compliance, player)).toMatchObject([{ reasons: ['birth_date_same', 'address'] }]);
    },
  );

  test('is not paid to the email of an excluded person', async () => {
    const person = newPerson();
    await newExcluded(api, person);
    const player = await newRedeemer(api, { person: newPerson({ first_name: 'Wilhelm' }) });
    const body = redemptionBody({ payout_method: 'paypal', payout_details: { details: person.email.toUpperCase() } });
    await expectProblem(player.client.redemptions.submit({ body }), 'exclusion_review');
  });

  test('is not credited for a free entry of a matched account, and is credited once it is cleared', async () => {
    const person = newPerson();
    await newExcluded(api, person);
    const twin = await newVerifiedPlayer(api, {
      ...person,
      first_name: 'Beatriz',
      phone: '',
      email: newPerson().email,
    });
    const { birth_date, last_name } = person;
    const form = entryForm({ email: twin.email, full_name: `Beatriz ${last_name}`, birth_date });
    await api.caller().client.freeEntry.submit({ body: form });
    const { id } = await entryOf(api.owner, twin.email);
    const reviewer = await newActor(api, 'free_entries.review');
    expect(await approveEntry(api.context, id, reviewer)).toBe('held');
    await settleHeldEntries(api.context);
    expect((await twin.client.wallet.get()).sweeps_balance).toBe('2.00');
    const match = (await matchesOf(compliance, twin))[0]?.id as string;
    const body = { decision: 'cleared', reason: 'Another person.' } as const;
    await compliance.staff.exclusions.decide({ params: { id: match }, body });
    await settleHeldEntries(api.context);
    expect((await twin.client.wallet.get()).sweeps_balance).toBe('7.00');
  });

  test('is not credited for a free entry in the name of an excluded person with the email of another account', async () => {
    const person = newPerson();
    await newExcluded(api, person);
    const friend = await newVerifiedPlayer(api, newPerson());
    const full_name = `${person.last_name} ${person.first_name}`;
    await api.caller().client.freeEntry.submit({
      body: entryForm({ email: friend.email, full_name, birth_date: person.birth_date }),
    });
    const { id } = await entryOf(api.owner, friend.email);
    expect(await approveEntry(api.context, id, await newActor(api, 'free_entries.review'))).toBe('rejected');
    expect((await friend.client.wallet.get()).sweeps_balance).toBe('2.00');
    // Anybody can send a form with any name and any email, so the form says nothing about the account's owner.
    expect(await restrictionsOf(friend)).toEqual([]);
    expect(await matchesOf(compliance, friend)).toEqual([]);
    await start(friend);
  });

  test('is credited to a family member at the address of an excluded person', async () => {
    const address = '77 Elm Street, Albany, NY 12207';
    const [person, other] = [newPerson(), newPerson({ first_name: 'Wilhelm' })];
    const excluded = await newVerifiedPlayer(api, person);
    const enter = async (player: Player, { birth_date, first_name, last_name }: Person) => {
      const full_name = `${first_name} ${last_name}`;
      const body = entryForm({ email: player.email, full_name, address, birth_date });
      await api.caller().client.freeEntry.submit({ body });
      const { id } = await entryOf(api.owner, player.email);
      return approveEntry(api.context, id, await newActor(api, 'free_entries.review'));
    };
    expect(await enter(excluded, person)).toBe('granted');
    await exclude(excluded);
    const spouse = await newVerifiedPlayer(api, other);
    expect(await enter(spouse, other)).toBe('granted');
    expect(await restrictionsOf(spouse)).toEqual([]);
  });
});
