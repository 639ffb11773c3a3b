import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function signUp(press: ReturnType<typeof renderApp>['press']) {
  await press.type(await screen.findByLabelText('First name'), 'Ada');
  await press.type(screen.getByLabelText('Last name'), 'Lovelace');
  await press.type(screen.getByLabelText('Email'), 'ada@example.test');
  await press.type(screen.getByLabelText('Password'), 'analytical');
  await press.type(screen.getByLabelText('Confirm password'), 'analytical');
  await press.type(screen.getByLabelText('Date of birth'), '1990-12-10');
  await press.selectOptions(screen.getByLabelText(/^State/), 'NY');
  await press.click(submitButton());
}

function submitButton(): HTMLElement {
  return within(screen.getByRole('form', { name: 'Sign up' })).getByRole('button', { name: 'Sign Up Free' });
}

describe('register', () => {
  it('shows every field, the age hint and the excluded states, and no phone field', async () => {
    fakeApi({});
    renderApp('/register');
    for (const label of [
      'First name',
      'Last name',
      'Email',
      'Password',
      'Confirm password',
      'Date of birth',
      'Country',
    ]) {
      expect(await screen.findByLabelText(label)).toBeTruthy();
    }
    expect(screen.getByLabelText('Country')).toHaveProperty('value', 'US');
    expect(screen.getByText('Must be 18+ to join')).toBeTruthy();
    expect(screen.getByText(/Not available in: WA, MT, NV, ID/)).toBeTruthy();
    expect(screen.getByText(/It is 19 in Alabama, Nebraska, .* and Yukon and 21 in Mississippi/)).toBeTruthy();
    expect(screen.queryByLabelText(/phone/i)).toBeNull();
  });

  it('sends the payload of the specification and opens login with the success message', async () => {
    const sent = fakeApi({ auth: { register: { user: aUser() } } });
    const { press, router } = renderApp('/register');
    await signUp(press);
    expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    expect(sent.find(({ call }) => call === 'auth.register')?.body).toEqual({
      email: 'ada@example.test',
      password: 'analytical',
      password_confirm: 'analytical',
      first_name: 'Ada',
      last_name: 'Lovelace',
      birth_date: '1990-12-10',
      country: 'US',
      us_state: 'NY',
      phone: '',
    });
  });

  it('shows the first message of each rejected field, and focuses the first field', async () => {
    fakeApi({
      auth: {
        register: errorResponse(422, {
          code: 'validation_failed',
          error: 'Please check your information.',
          field_errors: {
            birth_date: ['You must be 18 or older.', 'second'],
            email: ['This email is taken.', 'second'],
          },
        }),
      },
    });
    const { press } = renderApp('/register');
    await signUp(press);
    expect(await screen.findByText('This email is taken.')).toBeTruthy();
    expect(screen.getByText('You must be 18 or older.')).toBeTruthy();
    expect(screen.queryByText('second')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Please check your information.');
    const email = screen.getByLabelText('Email');
    expect(email).toBe(document.activeElement);
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });

  it("shows the server's general message", async () => {
    fakeApi({ auth: { register: errorResponse(429, { code: 'rate_limited', error: 'Too many attempts.' }) } });
    await signUp(renderApp('/register').press);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.');
  });

  it('shows a text for an answer without a message', async () => {
    fakeApi({ auth: { register: malformedResponse(400) } });
    await signUp(renderApp('/register').press);
    expect(await screen.findByText('Registration failed. Please check your information.')).toBeTruthy();
  });

  it('says what went wrong when no answer arrived', async () => {
    fakeApi({ auth: { register: 'offline' } });
    await signUp(renderApp('/register').press);
    expect((await screen.findByRole('alert')).textContent).toBe('We could not reach the server.');
  });

  it('validates before sending: a message at each field, focus on the first', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/register');
    await screen.findByLabelText('First name');
    await press.type(screen.getByLabelText('Password'), 'short');
    await press.click(submitButton());
    for (const text of [
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Enter your date of birth.',
      'Use at least 8 characters.',
      'Enter your password again.',
    ]) {
      await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
    }
    expect(screen.getByLabelText('First name')).toBe(document.activeElement);
    expect(sent.filter(({ call }) => call === 'auth.register')).toEqual([]);
  });

  it('marks and focuses the confirmation when it alone is empty', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/register');
    await press.type(await screen.findByLabelText('First name'), 'Ada');
    await press.type(screen.getByLabelText('Last name'), 'Lovelace');
    await press.type(screen.getByLabelText('Email'), 'ada@example.test');
    await press.type(screen.getByLabelText('Password'), 'analytical');
    await press.type(screen.getByLabelText('Date of birth'), '1990-12-10');
    await press.click(submitButton());
    expect(await screen.findByText('Enter your password again.')).toBeTruthy();
    const confirm = screen.getByLabelText('Confirm password');
    expect(confirm.getAttribute('aria-invalid')).toBe('true');
    expect(confirm).toBe(document.activeElement);
    expect(sent.filter(({ call }) => call === 'auth.register')).toEqual([]);
  });

  it('validates a marked field again on blur, and no other', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await press.click(await screen.findByLabelText('First name').then(submitButton));
    await screen.findByText('Enter your first name.');
    await press.type(screen.getByLabelText('First name'), 'Ada');
    await press.tab();
    await waitFor(() => expect(screen.queryByText('Enter your first name.')).toBeNull());
    expect(screen.getByText('Enter your last name.')).toBeTruthy();
  });

  it('says what no state means, and promises no Sweeps Coins in regions without them', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    const state = await screen.findByLabelText(/^State/);
    expect(screen.getByText(/Without a state, your 2 Sweeps Coins stay locked/)).toBeTruthy();
    expect(screen.getByText(/No purchase necessary\. Sweeps Coins are not available in Michigan\./)).toBeTruthy();
    await press.selectOptions(state, 'MI');
    expect(screen.getByText(/Your account starts with 2,000,000 Gold Coins only\./)).toBeTruthy();
    await press.selectOptions(state, 'MS');
    expect(screen.getByText('You must be 21 or older in Mississippi.')).toBeTruthy();
    await press.selectOptions(state, 'WA');
    expect(screen.getByText('Goldwren is not available in Washington.')).toBeTruthy();
  });

  it('offers the states or provinces of the chosen country', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await press.selectOptions(await screen.findByLabelText(/^State/), 'NY');
    await press.selectOptions(screen.getByLabelText('Country'), 'CA');
    const province = screen.getByLabelText(/^Province/);
    expect(province).toHaveProperty('value', '');
    expect(within(province).getByRole('option', { name: 'Ontario' })).toBeTruthy();
    expect(within(province).queryByRole('option', { name: 'New York' })).toBeNull();
  });
});
