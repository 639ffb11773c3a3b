import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { anEligibility, aRedemption, someTimes } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(need: 'w9' | 'skill_test', calls: FakeResponses['redemptions'], more: FakeResponses = {}) {
  useAuth.setState({ user: aUser({ identity_status: 'verified', country: need === 'w9' ? 'US' : 'CA' }) });
  const list = { results: [aRedemption({ needs: [need] })], next_cursor: null };
  const sent = fakeApi({ redemptions: { eligibility: anEligibility(), list, ...calls }, ...more });
  return { sent, ...renderApp('/redeem') };
}

const inTwoMinutes = () => new Date(Date.now() + 119_000).toISOString();
const openTest = { state: 'asked' as const, question: '(7 + 8) × 6 − 12', attempts_left: 3 };

describe('the skill-testing question', () => {
  it('has a time limit and a result, and can be retried', async () => {
    const wrong = { state: 'wrong' as const, question: null, expires_at: null, attempts_left: 2 };
    const passed = { state: 'passed' as const, question: null, expires_at: null, attempts_left: 2 };
    const skillTest = [
      { ...openTest, expires_at: inTwoMinutes() },
      wrong,
      { ...openTest, expires_at: inTwoMinutes() },
      passed,
    ];
    const { press, sent } = open('skill_test', { skillTest });
    await press.click(await screen.findByRole('button', { name: 'Show question and start timer' }));
    expect(await screen.findByText('(7 + 8) × 6 − 12')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/^1 minute and 5\d seconds left$/);
    const answer = screen.getByLabelText('Your answer, a whole number');
    expect(answer).toBe(document.activeElement);
    await press.type(answer, 'many{Enter}');
    expect(screen.getByText('Enter a whole number.')).toBeTruthy();
    await press.clear(answer);
    await press.type(answer, '77{Enter}');
    expect(await screen.findByText('Incorrect answer. 2 attempts left.')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Show next question and start timer' }));
    await press.type(await screen.findByLabelText('Your answer, a whole number'), '78{Enter}');
    expect(await screen.findByText('Correct. Your redemption continues.')).toBeTruthy();
    const bodies = sent.filter(({ call }) => call === 'redemptions.skillTest').map(({ body }) => body);
    expect(bodies).toEqual([{}, { answer: 77 }, {}, { answer: 78 }]);
  });

  it('says when its time is up', async () => {
    const expires_at = new Date(Date.now() + 900).toISOString();
    const { press } = open('skill_test', { skillTest: { ...openTest, expires_at } });
    await press.click(await screen.findByRole('button', { name: 'Show question and start timer' }));
    await screen.findByText('(7 + 8) × 6 − 12');
    expect((await screen.findAllByText('Time is up.')).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('Your answer, a whole number')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show next question and start timer' })).toBeTruthy();
  });
});

describe('the W-9', () => {
  const status = {
    needs_w9: true,
    yearly_form: '1099_misc' as const,
    threshold: '600.00',
    paid_this_year: '580.00',
    on_file: null,
  };
  const onFile = {
    legal_name: 'Ada Lovelace',
    street: '12 Row',
    city: 'Albany',
    us_state: 'NY',
    postal_code: '12207',
    tin_type: 'ssn' as const,
    tin_last4: '6789',
    signed_name: 'Ada Lovelace',
    signed_at: '2026-11-20T18:30:00.000Z',
  };

  it('is required where a redemption waits for it, and is validated, signed and sent', async () => {
    const { press, sent } = open('w9', {}, { tax: { w9: status, submitW9: { on_file: onFile } } });
    const form = within(await screen.findByRole('form', { name: 'Form W-9' }));
    expect(screen.getByText(/Paid to you this year: \$580\./)).toBeTruthy();
    await press.click(form.getByRole('button', { name: 'Sign and send W-9' }));
    expect(await form.findByText('Enter your street and number.')).toBeTruthy();
    expect(form.getByText('Certify that your entries are true.')).toBeTruthy();
    await press.type(form.getByLabelText('Street and number'), '12 Row');
    await press.type(form.getByLabelText('City'), 'Albany');
    await press.type(form.getByLabelText('ZIP code'), '12207');
    await press.type(form.getByLabelText('Number, nine digits'), '123-45-6788');
    await press.click(form.getByRole('checkbox'));
    await press.type(form.getByLabelText('Signature: type your full name'), 'Ada Lovelace');
    await press.click(form.getByRole('button', { name: 'Sign and send W-9' }));
    expect(await screen.findByText(/^Your W-9 is on file\./)).toBeTruthy();
    const call = sent.find(({ call }) => call === 'tax.submitW9');
    expect(call?.url.pathname).toBe('/api/redemptions/0199a0a0-0000-7000-8000-0000000000f1/w9');
    expect(call?.body).toMatchObject({ tin: '123456788', certified: true, us_state: 'NY' });
  });
});

describe('the measured times', () => {
  it('are shown next to the promise, in public, and say where nothing was measured', async () => {
    fakeApi({ redemptions: { times: someTimes() } });
    renderApp('/payout-times');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payout times' })).toBeTruthy();
    const review = within((await screen.findByText('Review by our staff')).closest('li') as HTMLElement);
    expect(review.getByText('1-5 business days')).toBeTruthy();
    expect(review.getByText('20 hours')).toBeTruthy();
    expect(review.getByText('2 days and 2 hours')).toBeTruthy();
    expect(review.getByText('92%')).toBeTruthy();
    const check = within(screen.getByText('Paper check').closest('li') as HTMLElement);
    expect(check.getByText('7-10 business days')).toBeTruthy();
    expect(check.getByText('None yet')).toBeTruthy();
  });
});
