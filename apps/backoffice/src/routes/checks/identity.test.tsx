import type { IdentityCase, IdentityFile } from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const playerId = '0199a0a0-0000-7000-8000-000000000001';
const caseId = '0199a0a0-0000-7000-8000-000000000002';
const documentId = '0199a0a0-0000-7000-8000-000000000003';
const clock = {
  submitted_at: '2026-07-01T12:00:00.000Z',
  target_at: '2026-07-03T12:00:00.000Z',
  due_at: '2026-07-08T12:00:00.000Z',
  breached: true,
};
const waiting: IdentityCase = {
  id: caseId,
  status: 'waiting',
  ...clock,
  attempt: 1,
  decided_at: null,
  decided_by: null,
  ssn_last4: '6789',
  ssn_last4_refused: false,
  note: null,
  verified: null,
  documents: [
    {
      id: documentId,
      kind: 'government_id',
      status: 'submitted',
      uploaded_at: '2026-07-01T11:00:00.000Z',
      issued_on: null,
      reason: null,
      width: 640,
      height: 480,
    },
  ],
};
const file: IdentityFile = {
  player: {
    id: playerId,
    email: 'robin@example.test',
    country: 'US',
    us_state: 'NY',
    created_at: '2026-06-01T12:00:00.000Z',
    identity_status: 'submitted',
    reclaimed: false,
  },
  entered: { first_name: 'Robin', last_name: 'Wren', birth_date: '1990-05-17' },
  exclusion_matches: [],
  cases: [waiting],
  vendor_sessions: [],
};
const auth = { me: { staff: createStaffMember('compliance') } };
const line = {
  id: caseId,
  player: { id: playerId, display: 'Robin W.', email: 'r•••@example.test' },
  status: 'waiting' as const,
  ...clock,
  decided_at: null,
  attempt: 1,
  reclaimed: true,
};

describe('the queue of identity reviews', () => {
  it('shows each player with a deadline, applies the filters of the URL, and links to the review', async () => {
    const list = { results: [line], next_cursor: null };
    const sent = fakeApi({ auth, identity: { list, get: file } });
    const { router, press } = renderApp('/identity?breached=true');
    const link = await screen.findByRole('link', { name: 'Robin W.' });
    const row = link.closest('tr') as HTMLElement;
    expect(row.textContent).toContain('Account taken over');
    expect(row.textContent).toMatch(/Overdue by/);
    expect(sent.find(({ call }) => call === 'identity.list')?.url.search).toBe('?breached=true');
    await press.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Robin Wren' })).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/identity/${playerId}`);
  });

  it('is not available to finance', async () => {
    const sent = fakeApi({ auth: { me: { staff: createStaffMember('finance') } } });
    renderApp('/identity');
    expect(await screen.findByRole('heading', { name: 'No permission' })).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual(['auth.me']);
  });
});

describe('the result of the identity vendor', () => {
  const session = {
    ...{ id: '0199a0a0-0000-7000-8000-000000000004', vendor: 'stripe', vendor_ref: 'vs_1', code: null, refused: false },
    ...{ started_at: '2026-07-01T11:00:00.000Z', ended_at: '2026-07-01T11:05:00.000Z', case_id: caseId },
    state: 'verified' as const,
  };

  it('is next to the review, with the ID at the vendor, and staff still decide', async () => {
    fakeApi({ auth, identity: { get: { ...file, vendor_sessions: [session] } } });
    renderApp(`/identity/${playerId}`);
    const result = within(await screen.findByRole('region', { name: 'Identity vendor' }));
    expect(result.getByText('Verified by the vendor')).toBeTruthy();
    expect(result.getByText('Replaces ID and selfie in this review')).toBeTruthy();
    expect(result.getByText('vs_1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Verify' })).toBeTruthy();
  });

  it('says that a reviewer did not accept it, and is absent without a session', async () => {
    fakeApi({ auth, identity: { get: { ...file, vendor_sessions: [{ ...session, refused: true, case_id: null }] } } });
    renderApp(`/identity/${playerId}`);
    const result = within(await screen.findByRole('region', { name: 'Identity vendor' }));
    expect(result.getByText('A reviewer did not accept it')).toBeTruthy();
    expect(result.queryByText('Replaces ID and selfie in this review')).toBeNull();
  });
});

describe('an identity review', () => {
  it('loads a picture once on request, and drops it when it is hidden', async () => {
    const sent = fakeApi({ auth, identity: { get: file, document: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) } });
    const { press } = renderApp(`/identity/${playerId}`);
    const document = await screen.findByRole('region', { name: 'Government ID' });
    const documentCalls = () => sent.filter(({ call }) => call === 'identity.document').length;
    expect(documentCalls()).toBe(0);
    await press.click(within(document).getByRole('button', { name: 'Show' }));
    const picture = await within(document).findByRole('img', { name: 'Government ID of the player' });
    expect(picture.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/2Q==');
    const shown = () => `${within(document).getByRole('status').textContent} ${picture.style.transform}`;
    const upright = '100 % translate(-50%, -50%) rotate(0deg)';
    expect(shown()).toBe(upright);
    await press.click(within(document).getByRole('button', { name: 'Zoom in' }));
    await press.click(within(document).getByRole('button', { name: 'Rotate left' }));
    expect(shown()).toBe('150 % translate(-50%, -50%) rotate(270deg)');
    // A quarter turn swaps the sides: the picture is as wide as its frame is high.
    expect(Number.parseFloat(picture.style.width)).toBeCloseTo((640 / 480) * 100, 2);
    within(document).getByRole('group', { name: 'Picture' }).focus();
    await press.keyboard('+r{Control>}+{/Control}');
    expect(shown()).toBe('200 % translate(-50%, -50%) rotate(0deg)');
    await press.keyboard('++++++');
    expect(shown()).toMatch(/^600 %/);
    await press.keyboard('----------');
    expect(shown()).toBe(upright);
    await press.keyboard('{Shift>}R{/Shift}0');
    expect(shown()).toBe(upright);
    await press.click(within(document).getByRole('button', { name: 'Hide' }));
    expect(within(document).queryByRole('img')).toBeNull();
    expect(documentCalls()).toBe(1);
  });

  it('shows why a document cannot be displayed', async () => {
    fakeApi({ auth, identity: { get: file, document: errorResponse(404, { code: 'not_found' }) } });
    const { press } = renderApp(`/identity/${playerId}`);
    await press.click(await screen.findByRole('button', { name: 'Show' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not find this/);
  });

  it('is approved with the data of the documents, and a difference needs confirmation', async () => {
    const differs = errorResponse(409, { code: 'conflict', error: 'The name or birth date differs.' });
    const verified = { ...file, cases: [{ ...waiting, status: 'verified' as const }] };
    const sent = fakeApi({ auth, identity: { get: [file, file, verified], approve: [differs, verified] } });
    const { press } = renderApp(`/identity/${playerId}`);
    await press.click(await screen.findByRole('button', { name: 'Verify' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify this player' });
    await press.type(within(dialog).getByLabelText('First name on the ID'), 'Robin');
    await press.type(within(dialog).getByLabelText('Last name on the ID'), 'Sparrow');
    await press.type(within(dialog).getByLabelText('Birth date on the ID'), '1990-05-17');
    await press.type(within(dialog).getByLabelText('Number of the identity document'), 'D 123-456');
    await press.click(within(dialog).getByRole('button', { name: 'Verify' }));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/The name or birth date differs/);
    await press.click(within(dialog).getByRole('checkbox'));
    await press.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bodies = sent.filter(({ call }) => call === 'identity.approve').map(({ body }) => body);
    const person = {
      first_name: 'Robin',
      last_name: 'Sparrow',
      birth_date: '1990-05-17',
      document_number: 'D 123-456',
    };
    expect(bodies).toEqual([
      { ...person, differences_confirmed: false },
      { ...person, differences_confirmed: true },
    ]);
  });

  it('is rejected with a reason for each chosen document only', async () => {
    const sent = fakeApi({ auth, identity: { get: file, reject: file } });
    const { press } = renderApp(`/identity/${playerId}`);
    await press.click(await screen.findByRole('button', { name: 'Send back' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request other documents' });
    await press.selectOptions(within(dialog).getByLabelText('Proof of address'), 'too_old');
    await press.type(within(dialog).getByLabelText(/Note to the player/), 'Any bill will do.');
    await press.click(within(dialog).getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'identity.reject')?.body).toEqual({
      address_proof: 'too_old',
      ssn_last4: false,
      note: 'Any bill will do.',
    });
  });

  it('warns before the decision if the account was reclaimed', async () => {
    fakeApi({ auth, identity: { get: { ...file, player: { ...file.player, reclaimed: true } } } });
    renderApp(`/identity/${playerId}`);
    expect(await screen.findByText(/took over this account/)).toBeTruthy();
  });
});
