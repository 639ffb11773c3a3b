import type { RiskCase, RiskFile } from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-02T15:00:00.000Z';
const id = '0199a0a0-0000-7000-8000-000000000001';
const player = { id: '0199a0a0-0000-7000-8000-000000000002', display: 'Robin W.', email: 'r•••@example.test' };
const neighbor = { id: '0199a0a0-0000-7000-8000-000000000003', display: 'Wren R.', email: 'w•••@example.test' };
const found: RiskCase = {
  ...{ id, player, score: 55, signals: ['shared_device', 'same_person'], state: 'open', opened_at: at, due_at: at },
  ...{ breached: true, decided_at: null, decided_by: null, note: null, ticket_id: null },
};
const file: RiskFile = {
  player,
  assessment: {
    ...{ score: 55, version: 1, occasion: 'registration', assessed_at: at },
    reasons: [
      { signal: 'shared_device', points: 15, weight: 20, evidence: { accounts: 1 } },
      { signal: 'same_person', points: 35, weight: 35, evidence: { accounts: 2 } },
    ],
  },
  assessment_due: true,
  links: [
    { player: neighbor, kinds: ['device', 'same_person'], created_at: at, suspended: true },
    { player: { ...neighbor, id, display: 'Ada L.' }, kinds: ['network'], created_at: at, suspended: false },
  ],
  devices: [
    { browser: 'Firefox', system: 'Windows', first_seen_at: at, last_seen_at: at, accounts: 2 },
    { browser: null, system: null, first_seen_at: at, last_seen_at: '2026-11-03T15:00:00.000Z', accounts: 1 },
  ],
  networks: 2,
  figures: {
    ...{ purchases: 2, purchased: '25.00', redemptions: 1, redeemed: '50.00' },
    ...{ wagered_gold: '2000.00', wagered_sweeps: '12.40' },
  },
  case: { id, state: 'open' },
};

function open(path: string, risk: NonNullable<FakeResponses['risk']>) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('compliance') } },
    work: { list: { results: [] } },
    risk,
  });
  return { sent, ...renderApp(path) };
}

describe('the queue of risk cases', () => {
  it('lists open cases with score and signals, and opens one', async () => {
    const cases = { results: [found], next_cursor: null };
    const { sent, press } = open('/risk', { cases, case: { ...found, file } });
    const link = await screen.findByRole('link', { name: /Robin W\./ });
    const row = link.closest('tr')?.textContent;
    expect(row).toContain('55');
    expect(row).toContain('Same name and birth date, Same browser');
    expect(sent.find(({ call }) => call === 'risk.cases')?.url.search).toBe('?state=open');
    await press.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Risk case: Robin W.' })).toBeTruthy();
  });
});

describe('a risk case', () => {
  it('shows reasons with their points, linked accounts, browsers and lifetime figures', async () => {
    open(`/risk/${id}`, { case: { ...found, file } });
    expect(await screen.findByText('Logged in from a browser that 1 other account used.')).toBeTruthy();
    expect(screen.getByText('15 of 20 points, because the maximum is reached')).toBeTruthy();
    expect(screen.getByText('Has the name and birth date of 2 other accounts.')).toBeTruthy();
    expect(
      screen.getByText(/^People in the same home .* They never open a case for a home of up to 4 people\.$/),
    ).toBeTruthy();
    expect(screen.getByText(/^In common: browser and name and birth date/).textContent).toContain('(suspended)');
    expect(screen.getByText('1 other account shares only a network with this one.')).toBeTruthy();
    expect(screen.queryByText('Ada L.')).toBeNull();
    expect(screen.getByText(/^Firefox on Windows/)).toBeTruthy();
    expect(screen.getByText(/^Unknown browser/)).toBeTruthy();
    expect(screen.getByText('$25 in 2 orders')).toBeTruthy();
    expect(screen.getByText('A new assessment runs within two minutes.')).toBeTruthy();
  });

  it('shows an account without a score', async () => {
    const empty = { ...file, assessment: null, links: [], devices: [], case: null };
    open(`/risk/${id}`, { case: { ...found, file: empty } });
    expect(await screen.findByText('This account has no score yet.')).toBeTruthy();
    expect(screen.getByText('No other account has anything in common with this one.')).toBeTruthy();
  });

  it('is closed with a note', async () => {
    const { sent, press } = open(`/risk/${id}`, {
      case: { ...found, file },
      noConcern: { ...found, state: 'no_concern' },
    });
    await press.click(await screen.findByRole('button', { name: 'No concern' }));
    const dialog = within(await screen.findByRole('dialog'));
    await press.type(dialog.getByLabelText('Note'), 'Twins.');
    await press.click(dialog.getByRole('button', { name: 'No concern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ call }) => call === 'risk.noConcern')?.body).toEqual({ note: 'Twins.' });
  });

  it('offers a message only while it is open, and links to the ticket', async () => {
    const contacted = { ...found, state: 'contacted', decided_at: at, decided_by: 'Grace', ticket_id: id } as const;
    open(`/risk/${id}`, { case: { ...contacted, file } });
    expect((await screen.findByRole('link', { name: 'Open the ticket' })).getAttribute('href')).toBe(`/tickets/${id}`);
    expect(screen.queryByRole('button', { name: 'Contact player' })).toBeNull();
    expect(screen.getByRole('button', { name: 'No concern' })).toBeTruthy();
  });

  it('has no decision after it was closed', async () => {
    open(`/risk/${id}`, { case: { ...found, state: 'no_concern', note: 'Twins.', file } });
    expect(await screen.findByText('Twins.')).toBeTruthy();
    for (const name of ['No concern', 'Contact player']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Assess again' })).toBeTruthy();
  });
});
