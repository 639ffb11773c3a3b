import type { StaffAccountDetail, StaffChange } from '@goldwren/contracts/staff';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-20T12:00:00.000Z';
const me = createStaffMember('admin');
const sam: StaffAccountDetail = {
  id: '0199a0a0-0000-7000-8000-0000000000a1',
  name: 'Sam Staff',
  email: 'sam@example.test',
  roles: ['support'],
  active: true,
  invited: false,
  second_factor: true,
  locked_at: null,
  last_seen_at: at,
  sessions: [{ started_at: at, last_seen_at: at }],
};
const asked: StaffChange = {
  id: '0199a0a0-0000-7000-8000-0000000000c1',
  kind: 'set_roles',
  account: { id: sam.id, name: sam.name, email: sam.email },
  roles: { before: ['support'], after: ['support', 'admin'] },
  permissions: null,
  reason: 'Leads the team',
  requested_by: { id: '0199a0a0-0000-7000-8000-0000000000a2', name: 'Ada Admin' },
  month: null,
  requested_at: at,
};

function open(path: string, answers: FakeResponses, staff = me) {
  const sent = fakeApi({ auth: { me: { staff } }, work: { list: { results: [] } }, ...answers });
  return { sent, ...renderApp(path) };
}

const bodyOf = (sent: ReturnType<typeof open>['sent'], call: string) => sent.find((one) => one.call === call)?.body;

describe('the staff accounts', () => {
  const lists = { staffAccounts: { list: { results: [sam] } }, staffChanges: { list: { results: [asked] } } };

  it('show what waits for a second staff member, and send the approval', async () => {
    const { sent, press } = open('/staff-accounts', {
      ...lists,
      staffChanges: { ...lists.staffChanges, approve: undefined },
    });
    const item = (await screen.findByText('Change roles: Sam Staff')).closest('li') as HTMLElement;
    expect(item.textContent).toContain('Support → Support, Admin');
    expect(item.textContent).toContain('Leads the team');
    await press.click(within(item).getByRole('button', { name: 'Approve' }));
    await press.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The change is approved.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'staffChanges.approve')?.url.pathname).toContain(asked.id);
  });

  it('offer no approval of a request by the reader, or of a change that concerns the reader', async () => {
    const mine = { ...asked, requested_by: { id: me.id, name: me.name } };
    const aboutMe = { ...asked, id: '0199a0a0-0000-7000-8000-0000000000c2', account: { ...me } };
    open('/staff-accounts', { ...lists, staffChanges: { list: { results: [mine, aboutMe] } } });
    expect(await screen.findByText(/You requested this/)).toBeTruthy();
    expect(screen.getByText(/This concerns you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
  });

  it('invite a person with the chosen roles, and say that it waits', async () => {
    const { sent, press } = open('/staff-accounts', {
      ...lists,
      staffAccounts: { ...lists.staffAccounts, invite: { waits: true } },
    });
    await press.click(await screen.findByRole('button', { name: 'Invite staff member' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Name'), 'Nora New');
    await press.type(dialog.getByLabelText('Email'), 'nora@example.test');
    await press.click(dialog.getByLabelText('Finance'));
    await press.click(dialog.getByLabelText('Admin'));
    expect(dialog.getAllByText(/Another administrator must approve/)).toHaveLength(1);
    await press.type(dialog.getByLabelText('Reason'), 'Joins today');
    await press.click(dialog.getByRole('button', { name: 'Request invitation' }));
    expect(await screen.findByText('Requested. Another administrator must approve it within 7 days.')).toBeTruthy();
    expect(bodyOf(sent, 'staffAccounts.invite')).toMatchObject({
      ...{ name: 'Nora New', email: 'nora@example.test', reason: 'Joins today' },
      roles: ['finance', 'admin'],
    });
  });

  it('request that an archived month is dropped, and show the request to the next administrator', async () => {
    const drop: StaffChange = { ...asked, kind: 'drop_month', account: null, roles: null, month: '2025-08-01' };
    const { sent, press } = open('/staff-accounts', {
      ...lists,
      staffChanges: { list: { results: [drop] }, requestDrop: undefined },
    });
    expect(await screen.findByText('Drop archived month: 2025-08')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Drop archived month' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Month'), '2025-08');
    await press.type(dialog.getByLabelText('Reason'), 'Space');
    await press.click(dialog.getByRole('button', { name: 'Request' }));
    expect(await screen.findByText('Requested. Another administrator must approve it within 7 days.')).toBeTruthy();
    expect(bodyOf(sent, 'staffChanges.requestDrop')).toMatchObject({ month: '2025-08-01', reason: 'Space' });
  });

  it('hide invitations and changes from a role that may only unlock', async () => {
    const limited = { ...me, permissions: me.permissions.filter((one) => one !== 'staff.manage') };
    const { sent } = open('/staff-accounts', { staffAccounts: { list: { results: [sam] } } }, limited);
    expect(await screen.findByText('Sam Staff')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sam Staff' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite staff member' })).toBeNull();
    expect(sent.map(({ call }) => call)).not.toContain('staffChanges.list');
  });

  it.each([
    [{ active: false }, 'Disabled'],
    [{ invited: true, second_factor: false }, 'Invited'],
    [{ second_factor: false }, 'No second factor'],
    [{ locked_at: at }, 'Locked'],
    [{}, 'Active'],
  ])('show the status of an account %j', async (state, text) => {
    open('/staff-accounts', { ...lists, staffAccounts: { list: { results: [{ ...sam, ...state }] } } });
    const row = (await screen.findByRole('link', { name: 'Sam Staff' })).closest('tr') as HTMLElement;
    expect(within(row).getByText(text)).toBeTruthy();
  });
});

describe('one staff account', () => {
  it('is disabled with a reason', async () => {
    const { sent, press } = open(`/staff-accounts/${sam.id}`, {
      staffAccounts: { get: sam, change: { waits: false } },
    });
    await press.click(await screen.findByRole('button', { name: 'Disable account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Reason'), 'Left the company');
    await press.click(dialog.getByRole('button', { name: 'Disable account' }));
    expect(await screen.findByText('Done. The log records it.')).toBeTruthy();
    expect(bodyOf(sent, 'staffAccounts.change')).toMatchObject({ kind: 'disable', reason: 'Left the company' });
  });

  it('of the reader cannot be changed', async () => {
    open(`/staff-accounts/${me.id}`, { staffAccounts: { get: { ...sam, ...me } } });
    expect(await screen.findByText(/This is your own account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Disable account' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
  });
});

it('a change of a role sends the whole list, without the fixed permissions as choices', async () => {
  const role = { role: 'support' as const, permissions: createStaffMember('support').permissions };
  const { sent, press } = open('/roles', { roles: { list: { results: [role] }, change: { waits: true } } });
  await press.click(await screen.findByRole('button', { name: 'Change Support' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Manage staff accounts and roles')).toBeNull();
  await press.click(dialog.getByLabelText('Answer support tickets'));
  await press.click(dialog.getByLabelText('Read tax forms'));
  await press.type(dialog.getByLabelText('Reason'), 'A new desk');
  await press.click(dialog.getByRole('button', { name: 'Request change' }));
  expect(await screen.findByText(/^Requested/)).toBeTruthy();
  const { permissions } = bodyOf(sent, 'roles.change') as { permissions: string[] };
  expect(permissions).toContain('tax.read');
  expect(permissions).toContain('players.read');
  expect(permissions).not.toContain('tickets.answer');
});

describe('the page of a mailed link', () => {
  const link = {
    ...{ name: 'Nora New', email: 'nora@example.test', is_new: true },
    ...{ totp_secret: 'ABCDEFGH', otpauth_uri: 'otpauth://totp/x?secret=ABCDEFGH', enrolment: 'sealed' },
  };
  const signedOut = { me: errorResponse(401, { code: 'unauthenticated', error: 'Sign in.' }) };

  it('sets the password and the second factor, then leads to the sign-in page', async () => {
    const { sent, press } = open('/set-up?token=T0', {
      auth: { ...signedOut, openLink: link, setUp: undefined },
    });
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    expect(screen.getByRole('link', { name: /authenticator app/ }).getAttribute('href')).toBe(link.otpauth_uri);
    await press.type(screen.getByLabelText('Code'), '123456');
    await press.type(screen.getByLabelText('New password'), 'a fine passphrase');
    await press.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Your account is set up' })).toBeTruthy();
    await press.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in to the back office' })).toBeTruthy();
    const body = { token: 'T0', enrolment: 'sealed', totp_code: '123456', password: 'a fine passphrase' };
    expect(bodyOf(sent, 'auth.setUp')).toEqual(body);
    expect(sent.filter(({ call }) => call === 'auth.openLink')).toHaveLength(1);
  });

  it('requires the current password after a reset', async () => {
    open('/set-up?token=T0', { auth: { ...signedOut, openLink: { ...link, is_new: false } } });
    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeTruthy();
    expect(screen.getByLabelText('Your password')).toBeTruthy();
  });

  it.each(['?token=T0', ''])('says that a link does not work (%j)', async (search) => {
    const refused = errorResponse(400, { code: 'link_invalid', error: 'Bad link.' });
    open(`/set-up${search}`, { auth: { ...signedOut, openLink: refused } });
    expect(await screen.findByText(/This link does not work/)).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });
});
