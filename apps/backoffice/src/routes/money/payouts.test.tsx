import type { Payout, PayoutBatch, PayoutDue, TaxRecipient } from '@goldwren/contracts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const at = '2026-11-02T15:00:00.000Z';
const id = '0199a0a0-0000-7000-8000-000000000001';
const ready = '0199a0a0-0000-7000-8000-000000000002';
const player = { id, display: 'Robin W.', email: 'r•••@example.test' };
const due: PayoutDue = {
  redemption_id: ready,
  player,
  payout_method: 'paypal',
  payout_details: 'r•••@example.test',
  amount: '50.00',
  withheld: '0.00',
  to_pay: '50.00',
  waits_for: null,
  since: at,
  due_at: at,
  breached: true,
};
const payout: Payout = {
  id,
  redemption_id: ready,
  batch_id: id,
  player,
  payout_method: 'paypal',
  gross: '50.00',
  withheld: '0.00',
  net: '50.00',
  state: 'processing',
  started_at: at,
  settled_at: null,
  paid_on: null,
  reference: null,
  failure: null,
  note: null,
  transfer: null,
};
const batch: PayoutBatch = {
  id,
  started_at: at,
  started_by: id,
  methods: ['paypal'],
  payouts: 1,
  open: 1,
  net: '50.00',
};
const pageOf = <Row,>(...results: Row[]) => ({ results, next_cursor: null });

function open(path: string, answers: FakeResponses) {
  const sent = fakeApi({
    auth: { me: { staff: createStaffMember('finance') } },
    work: { list: { results: [] } },
    ...answers,
  });
  const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { bodies, ...renderApp(path) };
}

async function dialogOf(press: ReturnType<typeof renderApp>['press'], name: string) {
  await press.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Returns the names of the saved files. */
function savedFiles(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

describe('due payouts', () => {
  it('hands out payable prizes only, and a retry after a broken connection uses the same batch', async () => {
    const waiting = { ...due, redemption_id: id, waits_for: 'w9' as const };
    const { bodies, press } = open('/payouts', {
      payouts: { due: pageOf(due, waiting), start: ['offline', { batch_id: id, started: [payout], refused: [] }] },
    });
    const dialog = await dialogOf(press, 'Hand over this page');
    await press.click(dialog.getByRole('button', { name: 'Hand over this page' }));
    await dialog.findByRole('alert');
    await press.click(dialog.getByRole('button', { name: 'Hand over this page' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = bodies('payouts.start') as { batch_id: string; redemption_ids: string[] }[];
    expect(sent.map(({ redemption_ids: ids }) => ids)).toEqual([[ready], [ready]]);
    expect(new Set(sent.map(({ batch_id: batchId }) => batchId)).size).toBe(1);
    expect(screen.getAllByRole('link', { name: /Robin W\./ })[0]?.getAttribute('href')).toBe(`/players/${id}`);
  });
});

describe('payouts to settle', () => {
  it('are marked as paid with a reference and, by default, the date of today', async () => {
    const { bodies, press } = open('/payouts/made', { payouts: { list: pageOf(payout), paid: payout } });
    const dialog = await dialogOf(press, 'Paid');
    await press.type(dialog.getByLabelText('Reference'), 'WIRE-1');
    await press.click(dialog.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(bodies('payouts.paid')).toEqual([{ reference: 'WIRE-1' }]));
  });

  it('show next to the field that another payout has the reference', async () => {
    const used = errorResponse(422, { code: 'validation_failed', field_errors: { reference: ['Used already.'] } });
    const { press } = open('/payouts/made', { payouts: { list: pageOf(payout), paid: used } });
    const dialog = await dialogOf(press, 'Paid');
    await press.type(dialog.getByLabelText('Reference'), 'WIRE-1');
    await press.click(dialog.getByRole('button', { name: 'Paid' }));
    expect(await dialog.findByText('Used already.')).toBeTruthy();
  });

  it('are marked as failed with a reason and a note to the player', async () => {
    const { bodies, press } = open('/payouts/made', { payouts: { list: pageOf(payout), failed: payout } });
    const dialog = await dialogOf(press, 'Failed');
    await press.selectOptions(dialog.getByLabelText('Why it failed'), 'sent_back');
    await press.type(dialog.getByRole('textbox'), 'The bank sent it back.');
    await press.click(dialog.getByRole('button', { name: 'Failed' }));
    await waitFor(() =>
      expect(bodies('payouts.failed')).toEqual([{ failure: 'sent_back', note: 'The bank sent it back.' }]),
    );
  });

  it('show the payout details only on request', async () => {
    const details = { payee: 'Robin Wren', payout_details: 'robin@example.test' };
    const { press } = open('/payouts/made', { payouts: { list: pageOf(payout), details } });
    const dialog = await dialogOf(press, 'Show details');
    expect(screen.queryByText(/robin@example\.test/)).toBeNull();
    await press.click(dialog.getByRole('button', { name: 'Show details' }));
    expect(await screen.findByText(/Robin Wren\s+robin@example\.test/)).toBeTruthy();
  });
});

describe('a payout through the API of a provider', () => {
  const transfer: NonNullable<Payout['transfer']> = {
    provider: 'paypal',
    state: 'pending',
    provider_reference: 'Q6K2CE4GQ36MQ',
    unclaimed: false,
    code: null,
    taken_back: null,
  };

  it('shows its status at the provider, and cannot be settled by staff', async () => {
    open('/payouts/made', { payouts: { list: pageOf({ ...payout, transfer }) } });
    expect(await screen.findByText('In progress')).toBeTruthy();
    expect(screen.getByText('With the provider')).toBeTruthy();
    expect(screen.getByText('Q6K2CE4GQ36MQ')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show details' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Paid' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Failed' })).toBeNull();
  });

  it('says that the player must accept it', async () => {
    open('/payouts/made', { payouts: { list: pageOf({ ...payout, transfer: { ...transfer, unclaimed: true } }) } });
    expect(await screen.findByText('Waiting for the player to accept')).toBeTruthy();
  });

  it('says that the provider took it back', async () => {
    const taken_back = { at: '2026-11-20T12:00:00.000Z', code: 'REVERSED' };
    const taken = { ...transfer, state: 'paid', taken_back } as const;
    open('/payouts/made', { payouts: { list: pageOf({ ...payout, state: 'paid', transfer: taken }) } });
    expect(await screen.findByText('Taken back by the provider (REVERSED)')).toBeTruthy();
  });

  it('is settled by staff when its result is unclear', async () => {
    const unclear = { ...transfer, state: 'unclear', code: 'OTHER_AMOUNT' } as const;
    const { bodies, press } = open('/payouts/made', {
      payouts: { list: pageOf({ ...payout, transfer: unclear }), paid: payout },
    });
    expect(await screen.findByText('Unclear (OTHER_AMOUNT)')).toBeTruthy();
    expect(screen.getByText('Check the provider’s website first')).toBeTruthy();
    const dialog = await dialogOf(press, 'Paid');
    await press.type(dialog.getByLabelText('Reference'), '4S141967GH156380H');
    await press.click(dialog.getByRole('button', { name: 'Paid' }));
    await waitFor(() => expect(bodies('payouts.paid')).toEqual([{ reference: '4S141967GH156380H' }]));
  });
});

describe('payout and tax files', () => {
  it('saves the file of a batch for one method', async () => {
    const saved = savedFiles();
    const { press } = open('/payouts/batches', {
      payouts: { batches: pageOf(batch), export: new Uint8Array([1]) },
    });
    const dialog = await dialogOf(press, 'Export PayPal');
    await press.click(dialog.getByRole('button', { name: 'Export PayPal' }));
    await waitFor(() => expect(saved).toEqual([`payouts-paypal-${id}.csv`]));
  });

  it('saves the tax return of a year, and a form only for reported players', async () => {
    const saved = savedFiles();
    const recipient: TaxRecipient = {
      player,
      form: '1099_misc',
      payouts: 2,
      gross: '2500.00',
      withheld: '0.00',
      reported: true,
      tin_last4: '6789',
      issued: null,
      to_correct: false,
    };
    const below = { ...recipient, player: { ...player, id: ready }, reported: false };
    const year = {
      ...pageOf(recipient, below),
      year: 2025,
      is_over: true,
      threshold: '600.00',
      threshold_is_set: true,
    };
    const { press } = open('/tax?year=2025', {
      tax: { year, return: new Uint8Array([1]), form: new Uint8Array([1]) },
    });
    expect(await screen.findAllByRole('button', { name: 'Save PDF' })).toHaveLength(1);
    for (const name of ['Save tax return', 'Save PDF']) {
      const dialog = await dialogOf(press, name);
      await press.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(saved).toEqual(['1099-misc-2025.csv', `tax-2025-${id}.pdf`]);
  });
});
