import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { anEligibility, anIdentity, aRedemption, someTimes } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

const confirmation = "Your redemption request is being reviewed. You'll be notified via email.";
const w9 = {
  needs_w9: true,
  yearly_form: '1099_misc' as const,
  threshold: '600.00',
  paid_this_year: '580.00',
  on_file: null,
};

type Calls = NonNullable<FakeResponses['redemptions']>;

function open(calls: Calls = {}, more: FakeResponses = {}, path = '/redeem') {
  useAuth.setState({ user: aUser({ identity_status: 'verified' }) });
  const sent = fakeApi({
    redemptions: {
      eligibility: anEligibility(),
      list: { results: [], next_cursor: null },
      times: someTimes(),
      recent: { results: [] },
      ...calls,
    },
    tax: { w9 },
    identity: { get: { identity: anIdentity() } },
    ...more,
  });
  return { sent, ...renderApp(path) };
}

type App = ReturnType<typeof open>;

async function fillIn({ press }: App, amount = '50') {
  await press.type(await screen.findByLabelText('Amount in SC'), amount);
  await press.click(screen.getByRole('radio', { name: /PayPal/ }));
  await press.type(screen.getByLabelText('PayPal account'), 'ada@example.test');
}

function form() {
  return within(screen.getByRole('form', { name: 'Redemption' }));
}

const submits = ({ sent }: App) => sent.filter(({ call }) => call === 'redemptions.submit');

describe('the redemption form', () => {
  it('sends the fields of the specification once, with a key, and confirms it with the text of the specification', async () => {
    const app = open({ submit: { redemption: aRedemption() } });
    await fillIn(app);
    await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
    expect(await screen.findByText(confirmation)).toBeTruthy();
    const heading = screen.getByRole('heading', { name: 'Request received' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.queryByRole('form', { name: 'Redemption' })).toBeNull();
    expect(submits(app).map(({ body }) => body)).toEqual([
      { sweeps_submitted: '50.00', payout_method: 'paypal', payout_details: { details: 'ada@example.test' } },
    ]);
    expect(submits(app)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('has the minimum and the step of the rules, and the values of gift cards as choices', async () => {
    const { press } = open();
    const amount = await screen.findByLabelText('Amount in SC');
    expect([amount.getAttribute('min'), amount.getAttribute('step'), amount.getAttribute('type')]).toEqual([
      '50',
      '0.01',
      'number',
    ]);
    expect(screen.getByText(/^At least 50 SC, in steps of 0\.01\./)).toBeTruthy();
    await press.click(screen.getByRole('radio', { name: /Amazon gift card/ }));
    const values = within(screen.getByRole('group', { name: 'Value of the Amazon gift card' })).getAllByRole('radio');
    expect(values.map((value) => (value as HTMLInputElement).value)).toEqual(['10.00', '25.00', '50.00', '100.00']);
  });

  it('requests missing values at the field, and sends nothing', async () => {
    const app = open();
    await screen.findByLabelText('Amount in SC');
    await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
    expect(await screen.findByText('Enter an amount, such as 50 or 50.25.')).toBeTruthy();
    expect(screen.getByLabelText('Amount in SC')).toBe(document.activeElement);
    expect(submits(app)).toEqual([]);
  });

  it('says on the button how many requirements are missing, and links to them', async () => {
    const app = open({ eligibility: anEligibility({ none_pending: {}, email_verified: {} }) });
    const button = await screen.findByRole('button', { name: '2 requirements are not met yet: show' });
    expect(screen.queryByRole('button', { name: 'Request redemption' })).toBeNull();
    await app.press.click(button);
    expect(screen.getByRole('heading', { name: 'Requirements' })).toBe(document.activeElement);
  });

  it('checks an amount while it is typed, with the rules of the server', async () => {
    const app = open();
    await app.press.type(await screen.findByLabelText('Amount in SC'), '251');
    expect(await screen.findByText('You have 250 Sweeps Coins.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^3 requirements are not met yet/ })).toBeTruthy();
    await app.press.clear(screen.getByLabelText('Amount in SC'));
    await app.press.type(screen.getByLabelText('Amount in SC'), '49.99');
    expect(await screen.findByText('The minimum is 50 Sweeps Coins.')).toBeTruthy();
    await waitFor(() => expect(app.sent.at(-1)?.url.search ?? '').toContain('amount=49.99'));
  });

  it('says in advance when a W-9 is required, and what is withheld', async () => {
    const app = open();
    expect(await screen.findByText(/24% may be withheld for tax from a payout over \$5,000/)).toBeTruthy();
    await app.press.type(await screen.findByLabelText('Amount in SC'), '50');
    expect(await screen.findByText(/\(\$580 paid so far\)\. We need a W-9/)).toBeTruthy();
    await app.press.clear(screen.getByLabelText('Amount in SC'));
    await app.press.type(screen.getByLabelText('Amount in SC'), '5000.01');
    expect(
      await screen.findByText(/For this redemption, \$1,200 would be withheld and \$3,800\.01 paid to you/),
    ).toBeTruthy();
  });

  it('does not mention American tax to a player in Canada', async () => {
    open();
    useAuth.setState({ user: aUser({ identity_status: 'verified', country: 'CA', us_state: 'ON' }) });
    expect(await screen.findByText(/Players in Canada do not need a W-9/)).toBeTruthy();
    expect(screen.queryByText(/may be withheld/)).toBeNull();
  });

  it.each([
    ["the server's message", errorResponse(403, { code: 'redemption_pending', error: 'One is open.' }), 'One is open.'],
    ['its own text when there was no answer', 'offline' as const, 'Submission failed'],
    ['its own text for an answer without a message', malformedResponse(502), 'Submission failed'],
  ])('shows %s, and preserves the typed values', async (_, submit, text) => {
    const app = open({ submit });
    await fillIn(app);
    await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
    expect((await form().findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('PayPal account')).toHaveProperty('value', 'ada@example.test');
  });

  it('reuses the key of a request whose answer was lost, and uses a new one after a rejection', async () => {
    const refused = errorResponse(403, { code: 'redemption_pending', error: 'One is open.' });
    const app = open({ submit: ['offline', refused, { redemption: aRedemption() }] });
    await fillIn(app);
    for (const count of [1, 2, 3]) {
      await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
      await waitFor(() => expect(submits(app)).toHaveLength(count));
      if (count < 3) await form().findByRole('button', { name: 'Request redemption' });
    }
    await screen.findByText(confirmation);
    const [lost, repeated, next] = submits(app).map(({ headers }) => headers.get('idempotency-key'));
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it('requests the password if the server requires it, and then sends the typed values', async () => {
    const wanted = errorResponse(403, { code: 'reauthentication_required', error: 'Confirm your password.' });
    const wrong = errorResponse(401, { code: 'invalid_credentials', error: 'Login failed.' });
    const app = open(
      { submit: [wanted, { redemption: aRedemption() }] },
      { auth: { reAuthenticate: [wrong, undefined] } },
    );
    await fillIn(app);
    await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await app.press.type(dialog.getByLabelText('Password'), 'not-it');
    await app.press.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('Incorrect password. Try again.')).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
    await app.press.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(confirmation)).toBeTruthy();
    expect(submits(app)).toHaveLength(2);
  });

  it('stops when the password is not given, and preserves the typed values', async () => {
    const wanted = errorResponse(403, { code: 'reauthentication_required', error: 'Confirm your password.' });
    const app = open({ submit: wanted });
    await fillIn(app);
    await app.press.click(form().getByRole('button', { name: 'Request redemption' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    await app.press.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await form().findByRole('alert')).textContent).toBe('Confirm your password.');
    expect(screen.getByLabelText('Amount in SC')).toHaveProperty('value', '50');
  });
});

describe('the requirements', () => {
  it('each have an icon and a word, the reason, and the date', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 86_400_000 - 60_000).toISOString();
    open({
      eligibility: anEligibility({
        account_age: { params: { days: 7 }, passes_at: inTwoDays },
        region: { params: { refusal: 'region_blocked', country: 'US', region: 'MI', action: 'redeem', here: false } },
      }),
    });
    const rules = within(await screen.findByRole('region', { name: 'Requirements' }));
    const row = (name: string) => within(rules.getByText(name).closest('li') as HTMLElement);
    expect(row('Your account is at least 7 days old').getByText('Not yet')).toBeTruthy();
    expect(row('Your account is at least 7 days old').getByText('In 2 days.')).toBeTruthy();
    expect(row('Prizes are available where you live').getByText('Not met')).toBeTruthy();
    expect(row('Prizes are available where you live').getByText(/not available in Michigan/)).toBeTruthy();
    expect(row('No other request is open').getByText('Met')).toBeTruthy();
  });

  it('are reduced to the one that applies in regions without Sweeps Coins, without form and promises', async () => {
    const region = {
      params: { refusal: 'region_blocked', country: 'US', region: 'MI', action: 'redeem', here: false },
    };
    open({ eligibility: anEligibility({ region }) });
    act(() => useAuth.setState({ user: aUser({ us_state: 'MI', restrictions: ['sweeps_unavailable'] }) }));
    const rules = await screen.findByRole('region', { name: 'Requirements' });
    expect(within(rules).getAllByRole('listitem')).toHaveLength(1);
    expect(within(rules).getByText('Prizes are not available in Michigan.')).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.textContent).toContain('Sweeps Coins, which are not available where you live');
    expect(screen.queryByRole('form', { name: 'Redemption' })).toBeNull();
    expect(main.textContent).not.toMatch(/\d SC|at about/);
  });

  it('include the amounts that determine the result, each with an explanation', async () => {
    open({
      eligibility: anEligibility({}, { balance: '80.00', unplayed: '20.00', held: '55.00', redeemable: '55.00' }),
    });
    await screen.findByText('80 SC');
    const numbers = within(screen.getByRole('region', { name: 'Your Sweeps Coins' }));
    expect(numbers.getByText('20 SC')).toBeTruthy();
    expect(numbers.getAllByText('55 SC')).toHaveLength(2);
    expect(numbers.getByText('The smaller of played and held, within your limits.')).toBeTruthy();
    expect(screen.getByText(/You can redeem up to 55 SC now\.$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use all 55 SC' })).toBeTruthy();
  });

  it('show the limits that support raised for the player, and the single amount that is left of them', async () => {
    const raised = { request_limit: '9000.00', day_limit: '9000.00', month_limit: '20000.00' };
    const used = { used_today: '9000.00', used_this_month: '19500.00', redeemable: '0.00' };
    const app = open({ eligibility: anEligibility({}, { balance: '9500.00', held: '9500.00', ...raised, ...used }) });
    const rules = within(await screen.findByRole('region', { name: 'Requirements' }));
    expect(rules.getByText('Contact support for requests over $9,000')).toBeTruthy();
    expect(rules.getByText('At most $20,000 a calendar month')).toBeTruthy();
    expect(rules.getByText('At most $9,000 a day')).toBeTruthy();
    await app.press.type(screen.getByLabelText('Amount in SC'), '600');
    const left = /^You can redeem up to 0 Sweeps Coins now\. You can redeem this amount from/;
    const [day, month] = await rules.findAllByText(left);
    expect(day?.textContent).toBe(month?.textContent);
  });
});

describe('the addresses of the screen', () => {
  it.each(['/redeem', '/redemption'])('%s asks a visitor to log in', async (path) => {
    fakeApi({});
    const { router } = renderApp(path);
    expect(await screen.findByText('Please login to continue')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
  });

  it.each(['/redeem', '/redemption', '/redemptions'])('%s shows a player the form', async (path) => {
    open({}, {}, path);
    expect(await screen.findByLabelText('Amount in SC')).toBeTruthy();
    // An effect sets the title, which may happen after the content is visible.
    await untilTitle(path === '/redemptions' ? 'Redemptions' : 'Redeem');
  });

  it('/redemptions shows a visitor the rules and the times, and returns there after login', async () => {
    fakeApi({ redemptions: { times: someTimes() } });
    const { router, press } = renderApp('/redemptions');
    expect(await screen.findByRole('heading', { name: 'The rules' })).toBeTruthy();
    expect(screen.getByText('One request in 24 hours')).toBeTruthy();
    expect(screen.getByText('1-5 business days')).toBeTruthy();
    expect(await screen.findByText('Measured: half within 20 hours')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    await press.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/login', search: '?next=%2Fredemptions' }),
    );
  });
});
