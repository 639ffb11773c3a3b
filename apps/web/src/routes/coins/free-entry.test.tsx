import type { FreeEntryOffer } from '@goldwren/contracts/player';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { untilTitle } from '../../testing/until-title.ts';

const offer: FreeEntryOffer = {
  sweeps: '5.00',
  no_sweeps_in: null,
  refusal: null,
  requested_today: false,
  next_request_at: null,
};
const received = { reference: 'FE-7K3M-9QXD', status: 'pending' as const };

function open(submit: NonNullable<NonNullable<FakeResponses['freeEntry']>['submit']>, signedIn = true) {
  useAuth.setState({ user: signedIn ? aUser() : null });
  const sent = fakeApi({ freeEntry: { submit, offer } });
  return { sent, ...renderApp('/free-entry') };
}

async function fillIn({ press }: ReturnType<typeof renderApp>) {
  await press.type(await screen.findByLabelText('Date of birth'), '1990-12-10');
  await press.selectOptions(screen.getByLabelText('State'), 'NY');
  await press.type(screen.getByLabelText('Mailing address'), '12 Analytical Row, Albany, NY 12207');
  await press.click(submitButton());
}

function submitButton() {
  return within(screen.getByRole('form', { name: 'Free entry' })).getByRole('button');
}

describe('free entry', () => {
  it('prefills a signed-in player, sends the request once, and confirms it with its reference', async () => {
    const app = open(received);
    expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'ada@example.test');
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Ada Lovelace');
    await fillIn(app);
    const heading = await screen.findByRole('heading', { name: 'Request Submitted!' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('FE-7K3M-9QXD')).toBeTruthy();
    expect(screen.getByText(/within 1-3 business days/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(app.sent.filter(({ call }) => call === 'freeEntry.submit').map(({ body }) => body)).toEqual([
      {
        full_name: 'Ada Lovelace',
        email: 'ada@example.test',
        birth_date: '1990-12-10',
        country: 'US',
        us_state: 'NY',
        address: '12 Analytical Row, Albany, NY 12207',
        method: 'online',
      },
    ]);
    await untilTitle('Free SC');
  });

  it('explains in advance the limit, the entry by mail, and that all coins are equal', async () => {
    open(received, false);
    expect(await screen.findByText(/^One request per person and day\./)).toBeTruthy();
    const main = screen.getByRole('main').textContent ?? '';
    expect(main).toContain('Take a 3x5 card and write on it by hand');
    for (const line of ['Your name', 'Your email', 'Your mailing address', 'PO Box 0000']) {
      expect(screen.getByText(line)).toBeTruthy();
    }
    expect(main).toContain('within 7-10 business days');
    expect(main).toMatch(/Odds, games and prizes are the same for every SC, whether from a free entry/);
    expect(main).toContain('No purchase necessary. A purchase does not increase your chances.');
  });

  it('requests missing values at the field, and sends nothing', async () => {
    const { press, sent } = open(received, false);
    await screen.findByLabelText('Email');
    await press.click(submitButton());
    for (const text of [
      'Enter your full name.',
      'Enter your email address.',
      'Enter your date of birth.',
      'Choose your state or province.',
      'Enter your full mailing address.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByLabelText('Full name')).toBe(document.activeElement);
    expect(sent.filter(({ call }) => call === 'freeEntry.submit')).toEqual([]);
  });

  it('cannot be sent twice', async () => {
    const app = open('pending');
    await fillIn(app);
    await waitFor(() => expect(submitButton().textContent).toBe('Sending your request…'));
    await app.press.click(submitButton());
    await app.press.type(screen.getByLabelText('Email'), '{Enter}');
    expect(app.sent.filter(({ call }) => call === 'freeEntry.submit')).toHaveLength(1);
  });

  it("shows the server's message on the second request of a day", async () => {
    const error = 'You have already sent a free entry request today.';
    await fillIn(open(errorResponse(429, { code: 'limit_reached', error })));
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    expect(screen.getByLabelText('Mailing address')).toHaveProperty('value', '12 Analytical Row, Albany, NY 12207');
  });

  it("shows the server's errors at the field", async () => {
    const field_errors = { address: ['A postal box is not a mailing address.'] };
    await fillIn(
      open(errorResponse(422, { code: 'validation_failed', error: 'Please check your request.', field_errors })),
    );
    expect(await screen.findByText('A postal box is not a mailing address.')).toBeTruthy();
    expect(screen.getByLabelText('Mailing address')).toBe(document.activeElement);
  });

  it.each([
    ['no answer', 'offline' as const],
    ['an answer without a message', malformedResponse(502)],
  ])('shows a text for %s', async (_, answer) => {
    await fillIn(open(answer));
    expect((await screen.findByRole('alert')).textContent).toBe('Submission failed');
  });
});

describe('a free entry', () => {
  function offered(change: Partial<FreeEntryOffer>, signedIn = true) {
    useAuth.setState({ user: signedIn ? aUser() : null });
    fakeApi({ freeEntry: { offer: { ...offer, ...change } } });
    renderApp('/free-entry');
  }

  it("shows no form after today's request until tomorrow", async () => {
    offered({ requested_today: true, next_request_at: '2026-11-22T05:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'You have sent today’s request' })).toBeTruthy();
    expect(screen.getByText('You can send your next request from Nov 22, 12:00 AM Eastern Time.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it.each([true, false])(
    'is not available in Michigan, which is said instead of the form (signed in: %s)',
    async (signedIn) => {
      offered({ sweeps: '0.00', no_sweeps_in: { country: 'US', region: 'MI' } }, signedIn);
      expect(await screen.findByText(/^Sweeps Coins are not available in Michigan/)).toBeTruthy();
      expect(screen.queryByRole('form')).toBeNull();
    },
  );

  it('is not offered in Michigan in the title or in a list of pages', async () => {
    useAuth.setState({ user: aUser({ us_state: 'MI', restrictions: ['sweeps_unavailable'] }) });
    fakeApi({ freeEntry: { offer: 'pending' } });
    renderApp('/free-entry');
    expect(await screen.findByRole('heading', { level: 1, name: 'Free entry' })).toBeTruthy();
    expect(screen.getByText(/^Sweeps Coins are not available in Michigan/)).toBeTruthy();
    await screen.findByRole('contentinfo');
    await untilTitle('Free entry');
    expect(document.body.textContent).not.toMatch(/Free SC|5\.00|3x5/);
    expect(screen.getAllByRole('link', { name: 'Free entry' }).length).toBeGreaterThan(0);
  });

  it('can be requested before the address is verified, and then waits for it', async () => {
    offered({ refusal: 'email_unverified' });
    expect(await screen.findByText(/^Verify your email first/)).toBeTruthy();
    expect(screen.getByRole('form')).toBeTruthy();
  });

  it.each([
    ['account_suspended', /^Your account is suspended/],
    ['self_excluded', /^You have excluded yourself/],
    ['cooling_off', /^You are taking a break/],
    ['region_blocked', /^Free entries are not available/],
  ] as const)('is rejected for %s before the form is filled in', async (refused, text) => {
    offered({ refusal: refused });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows the form when its status could not be loaded, because the server decides', async () => {
    useAuth.setState({ user: aUser() });
    fakeApi({ freeEntry: { offer: errorResponse(500) } });
    renderApp('/free-entry');
    expect(await screen.findByRole('form', { name: 'Free entry' }, { timeout: 5_000 })).toBeTruthy();
  });
});
