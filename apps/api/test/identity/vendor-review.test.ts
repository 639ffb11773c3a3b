import { beforeAll, describe, expect, test } from 'vitest';
import { checkVendorSessions } from '../../src/modules/identity/public.ts';
import { eraseAccounts } from '../../src/modules/privacy/public.ts';
import type { Caller } from '../helpers/api/caller.ts';
import { expectProblem } from '../helpers/api/expect-problem.ts';
import { approval, send, sendDocument, waitingCase } from '../helpers/people/identity.ts';
import { newPlayer, newVerifiedPlayer, type Player, password } from '../helpers/people/players.ts';
import { download, newExport, passDays, recordsIn } from '../helpers/people/privacy.ts';
import { newStaff } from '../helpers/people/staff.ts';
import { setUpVendor } from '../helpers/people/vendor-sessions.ts';

const { api, check, deps, finish, identityOf, passTime, reported, sessionsAt, sessionsOf, start, vendor, work } =
  setUpVendor();
let reviewer: Caller;
beforeAll(async () => {
  reviewer = await newStaff(api, ['compliance']);
});

const submit = ({ client }: Player) => client.identity.submit({ body: { ssn_last4: '6789' } });

async function inReview(): Promise<{ player: Player; params: { playerId: string; caseId: string } }> {
  const player = await newPlayer(api);
  await finish(player, 'verified');
  await send(player, 'address_proof');
  await submit(player);
  return { player, params: { playerId: player.id, caseId: await waitingCase(reviewer, player) } };
}

describe('a verified session', () => {
  test('replaces the photo ID and the selfie, and nothing else', async () => {
    const player = await newPlayer(api);
    await finish(player, 'verified');
    expect((await identityOf(player)).needs).toEqual(['address_proof', 'ssn_last4']);
    const problem = await expectProblem(player.client.identity.submit({ body: {} }), 'validation_failed');
    expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual(['address_proof', 'ssn_last4']);
  });

  test('opens a review with the result next to it, and decides nothing', async () => {
    const { player, params } = await inReview();
    const file = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(file.cases).toMatchObject([{ id: params.caseId, status: 'waiting' }]);
    expect(file.cases[0]?.documents.map(({ kind }) => kind)).toEqual(['address_proof']);
    expect(file.vendor_sessions).toMatchObject([
      {
        vendor: 'stripe',
        vendor_ref: sessionsAt(player)[0]?.id,
        state: 'verified',
        case_id: params.caseId,
        refused: false,
      },
    ]);
    expect(await identityOf(player)).toMatchObject({ status: 'submitted', may_send: false });
  });

  test('is approved by staff, who compare the person', async () => {
    const { player, params } = await inReview();
    await expectProblem(
      reviewer.staff.identity.approve({ params, body: approval({ last_name: 'Sparrow' }) }),
      'conflict',
    );
    await reviewer.staff.identity.approve({ params, body: approval() });
    expect(await identityOf(player)).toMatchObject({ status: 'verified' });
  });

  test('counts no longer when staff reject the ID, and the player can start again or upload', async () => {
    const { player, params } = await inReview();
    await reviewer.staff.identity.reject({ params, body: { government_id: 'name_differs', ssn_last4: false } });
    expect(await identityOf(player)).toMatchObject({
      status: 'rejected',
      needs: ['government_id', 'selfie'],
      vendor: { state: 'refused' },
    });
    expect((await start(player)).url).toMatch(/^http/);
    expect(sessionsAt(player)).toHaveLength(2);
    for (const kind of ['government_id', 'selfie'] as const) await send(player, kind);
    expect((await submit(player)).identity.status).toBe('submitted');
  });

  test('still counts when staff reject only the proof of address', async () => {
    const { player, params } = await inReview();
    await reviewer.staff.identity.reject({ params, body: { address_proof: 'unreadable', ssn_last4: false } });
    expect(await identityOf(player)).toMatchObject({ needs: ['address_proof'], vendor: { state: 'verified' } });
    await send(player, 'address_proof');
    await submit(player);
    const { vendor_sessions } = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(vendor_sessions[0]?.case_id).toBe(await waitingCase(reviewer, player));
  });

  test.each(['open', 'processing', 'canceled'] as const)(
    'is needed: one that is %s replaces nothing',
    async (state) => {
      const player = await newPlayer(api);
      if (state === 'open') await start(player);
      else await finish(player, state === 'processing' ? 'slow' : 'canceled');
      expect(await identityOf(player)).toMatchObject({ vendor: { state } });
      await send(player, 'address_proof');
      await expectProblem(submit(player), 'validation_failed');
    },
  );

  test('is next to uploaded documents when the player sends both', async () => {
    const player = await newPlayer(api);
    await sendDocument(player);
    await finish(player, 'verified');
    await send(player, 'address_proof');
    await submit(player);
    const file = await reviewer.staff.identity.get({ params: { playerId: player.id } });
    expect(file.cases[0]?.documents.map(({ kind }) => kind).sort()).toEqual(['address_proof', 'government_id']);
    expect(file.vendor_sessions).toHaveLength(1);
  });
});

describe('the export of a player', () => {
  test('contains the sessions and their results', async () => {
    const player = await newVerifiedPlayer(api);
    await finish(player, 'verified');
    const records = recordsIn(await download(api, player, await newExport(api, player)));
    expect(records.identity_vendor_sessions).toMatchObject([
      { vendor: 'stripe', state: 'verified', vendor_ref: sessionsAt(player)[0]?.id },
    ]);
  });
});

describe('the erasure of an account', () => {
  async function erased(player: Player): Promise<void> {
    await player.client.privacy.deleteAccount({ body: { password } });
    await passDays(api, player.id, 31);
    expect(await eraseAccounts({ ...api.context, database: deps().database })).toBe(1);
  }
  const rowOf = async (player: Player) => (await sessionsOf(player))[0];

  test('makes the vendor delete what it collected, and repeats until the vendor confirms it', async () => {
    const player = await newVerifiedPlayer(api);
    await finish(player, 'verified');
    const [at] = sessionsAt(player);
    vendor().isDown = true;
    await erased(player);
    await work();
    expect(reported).toMatchObject([{ name: 'identity_not_read' }]);
    expect(await rowOf(player)).toMatchObject({ erasure_requested_at: expect.any(Date), erased_at: null });
    vendor().isDown = false;
    await check(player);
    expect([at?.redaction, (await rowOf(player)).erased_at]).toEqual(['processing', null]);
    await passTime(player, '31 minutes');
    await checkVendorSessions(deps());
    await passTime(player, '31 minutes');
    await checkVendorSessions(deps());
    expect([at?.redaction, (await rowOf(player)).erased_at]).toEqual(['redacted', expect.any(Date)]);
    vendor().calls.length = 0;
    await passTime(player, '31 minutes');
    await checkVendorSessions(deps());
    await check(player);
    expect(vendor().calls).toEqual([]);
  });

  test('ends an open session, and waits while the vendor still works on it', async () => {
    const player = await newVerifiedPlayer(api);
    await finish(player, 'slow');
    const [at] = sessionsAt(player);
    await erased(player);
    await expect(check(player)).rejects.toThrow('the identity vendor answered 400');
    Object.assign(at ?? {}, { status: 'requires_input' });
    await check(player);
    expect(at).toMatchObject({ status: 'canceled', redaction: 'processing' });
  });

  test('finds a session whose answer was lost', async () => {
    const player = await newVerifiedPlayer(api);
    vendor().trouble = 'creates, then hangs up';
    await expectProblem(start(player), 'unavailable');
    await erased(player);
    await work();
    expect(sessionsAt(player)[0]?.redaction).toBe('processing');
    expect(await rowOf(player)).toMatchObject({ vendor_ref: sessionsAt(player)[0]?.id, erased_at: null });
  });

  test('is complete when the vendor never created the session', async () => {
    const player = await newVerifiedPlayer(api);
    vendor().trouble = 'fails';
    await expectProblem(start(player), 'unavailable');
    await erased(player);
    await work();
    expect(await rowOf(player)).toMatchObject({ vendor_ref: null, erased_at: expect.any(Date) });
  });

  test('is never confirmed without the vendor', async () => {
    const player = await newVerifiedPlayer(api);
    await finish(player, 'verified');
    await erased(player);
    const off = { ...deps(), identityVendor: null };
    await expect(check(player, off)).rejects.toThrow('the identity vendor stripe is not configured');
    vendor().forget(sessionsAt(player)[0]?.id ?? '');
    await expect(check(player)).rejects.toThrow('does not know the session');
    expect((await rowOf(player)).erased_at).toBeNull();
  });
});
