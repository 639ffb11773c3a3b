import type { SanctionsUpload } from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-20T12:00:00.000Z';
const waiting: SanctionsUpload = {
  id: '0199a0a0-0000-7000-8000-000000000001',
  format: 'sdn',
  sha256: 'ab'.repeat(32),
  files: ['SDN.CSV', 'ALT.CSV'],
  names: 18_000,
  added: 23,
  removed: 1,
  unchanged: 17_977,
  added_names: ['PUTIN, Vladimir'],
  removed_names: ['ABBAS, Abu'],
  reason: 'The list of November.',
  status: 'pending',
  version: null,
  requested_by: { id: '0199a0a0-0000-7000-8000-0000000000aa', name: 'Ada Lovelace' },
  requested_at: at,
  decided_by: null,
  decided_at: null,
};

function open(uploads: SanctionsUpload[], more: FakeResponses['sanctions'] = {}) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    sanctions: { uploads: { results: uploads }, lists: { results: [], next_cursor: null }, ...more },
  });
  const fetched = vi.spyOn(globalThis, 'fetch');
  /** The forms that were sent. */
  const forms = () => fetched.mock.calls.flatMap(([, init]) => (init?.body instanceof FormData ? [init.body] : []));
  return { sent, forms, ...renderApp('/sanctions-lists') };
}

it('shows the comparison of the waiting list, and sends the approval', async () => {
  const { sent, press } = open([waiting], { approve: undefined });
  expect(await screen.findByText('23 added, 1 removed, 17,977 unchanged.')).toBeTruthy();
  expect(screen.getByText('Added: PUTIN, Vladimir; 22 more')).toBeTruthy();
  expect(screen.getByText('Removed: ABBAS, Abu')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve: SDN.CSV, ALT.CSV: 18,000 names' }));
  await press.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('sanctions.approve'));
});

it('lets the person who uploaded the list only withdraw it', async () => {
  const { id, name } = createStaffMember('compliance');
  const { sent, press } = open([{ ...waiting, requested_by: { id, name } }], { reject: undefined });
  await press.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await press.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The wrong file.');
  await press.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'sanctions.reject')?.body).toEqual({ reason: 'The wrong file.' }),
  );
});

it('uploads a list, shows every fault of a broken one, and sends the same ID again', async () => {
  const faults = ['Line 2: this is not a year of birth.', 'Line 4: this is not a valid name.'];
  const broken = errorResponse(422, { code: 'validation_failed', field_errors: { file: faults } });
  const { forms, press } = open([], { upload: [broken, undefined] });
  await press.click(await screen.findByRole('button', { name: 'Upload list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await press.upload(dialog.getByLabelText('List'), new File(['name,birth_year'], 'own.csv', { type: 'text/csv' }));
  await press.type(dialog.getByRole('textbox', { name: 'Reason' }), 'November.');
  await press.click(dialog.getByRole('button', { name: 'Upload list' }));
  for (const fault of faults) expect(await dialog.findByText(fault)).toBeTruthy();
  await press.click(dialog.getByRole('button', { name: 'Upload list' }));
  expect(await screen.findByText('Uploaded. A second staff member must approve it.')).toBeTruthy();
  const [first, second] = forms();
  expect([first, second].map((form) => form?.get('file_name'))).toEqual(['own.csv', 'own.csv']);
  expect(first?.get('id')).toBe(second?.get('id'));
  expect(second?.get('file')).toBeInstanceOf(File);
});

it('requires a confirmation when the server says that the list is much shorter', async () => {
  const short = errorResponse(422, { code: 'validation_failed', field_errors: { may_shrink: ['Confirm it.'] } });
  const { forms, press } = open([], { upload: [short, undefined] });
  await press.click(await screen.findByRole('button', { name: 'Upload list' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await press.click(dialog.getByRole('button', { name: 'Upload list' }));
  await press.click(await dialog.findByRole('checkbox'));
  await press.click(dialog.getByRole('button', { name: 'Upload list' }));
  await waitFor(() => expect(forms()).toHaveLength(2));
  expect(forms()[1]?.get('may_shrink')).toBe('true');
});
