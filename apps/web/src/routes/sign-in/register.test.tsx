import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi, malformedResponse } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { fillIn, goOn, signUp, submitButton } from './testing/sign-up.ts';

const registrations = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call === 'auth.register');

describe('register', () => {
  it('starts with three fields, the age hint and the excluded states, and has no phone field', async () => {
    fakeApi({});
    renderApp('/register');
    for (const label of ['Email', 'Password', 'Date of birth']) {
      expect((await screen.findByLabelText(label)).closest('[hidden]')).toBeNull();
    }
    expect(screen.getByText('Must be 18+ to join')).toBeTruthy();
    expect(screen.getByText(/Not available in: WA, MT, NV, ID/).closest('[hidden]')).toBeNull();
    expect(screen.getByText(/^For residents of the United States and Canada/).closest('[hidden]')).toBeNull();
    for (const label of ['First name', 'Last name', 'Country', 'State']) {
      expect(screen.getByLabelText(label).closest('[hidden]')).not.toBeNull();
    }
    expect(screen.queryByLabelText(/phone/i)).toBeNull();
    expect(screen.queryByText(/optional/i)).toBeNull();
  });

  it('sends the payload of the specification and opens login with the success message', async () => {
    const sent = fakeApi({ auth: { register: { user: aUser() } } });
    const { press, router } = renderApp('/register');
    await signUp(press);
    expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/login');
    expect(registrations(sent)).toHaveLength(1);
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

  it('sends no state when the person chooses to add it later, and says what that means', async () => {
    const sent = fakeApi({ auth: { register: { user: aUser() } } });
    const { press } = renderApp('/register');
    await fillIn(press, { state: null });
    await press.click(submitButton());
    expect(await screen.findByText('Choose your state.')).toBeTruthy();
    expect(screen.getByLabelText('State')).toBe(document.activeElement);
    expect(registrations(sent)).toEqual([]);
    const later = screen.getByLabelText('Add my state later');
    expect(screen.getByText(/Your 2 Sweeps Coins stay locked until you add it on your dashboard\./)).toBeTruthy();
    await press.click(later);
    expect(screen.getByLabelText('State')).toHaveProperty('disabled', true);
    await press.click(submitButton());
    expect(await screen.findByText('Registration successful! Please log in.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'auth.register')?.body).toMatchObject({ country: 'US', us_state: '' });
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
    await waitFor(() => expect(email).toBe(document.activeElement));
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

  it('validates each step before the next: a message at each field, focus on the first', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/register');
    await press.type(await screen.findByLabelText('Password'), 'short');
    await goOn(press);
    for (const text of ['Enter your email address.', 'Enter your date of birth.', 'Use at least 8 characters.']) {
      await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
    }
    expect(screen.queryByText('Enter your first name.')).toBeNull();
    expect(screen.getByLabelText('Email')).toBe(document.activeElement);
    await press.clear(screen.getByLabelText('Password'));
    await fillIn(press, { firstName: null, lastName: null, state: null });
    await press.click(submitButton());
    for (const text of ['Enter your first name.', 'Enter your last name.', 'Choose your state.']) {
      await waitFor(() => expect(screen.getByText(text)).toBeTruthy());
    }
    expect(screen.getByLabelText('First name')).toBe(document.activeElement);
    expect(registrations(sent)).toEqual([]);
  });

  it('rejects a password that is the email address in the first step', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await press.type(await screen.findByLabelText('Email'), 'ada@example.test');
    await press.type(screen.getByLabelText('Password'), 'ada@example.test');
    await press.type(screen.getByLabelText('Date of birth'), '1990-12-10');
    await goOn(press);
    expect(await screen.findByText('Choose a password that is not your email address.')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBe(document.activeElement);
  });

  it('validates a marked field again on blur, and no other', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await screen.findByLabelText('Email');
    await goOn(press);
    await screen.findByText('Enter your email address.');
    await press.type(screen.getByLabelText('Email'), 'ada@example.test');
    await press.tab();
    await waitFor(() => expect(screen.queryByText('Enter your email address.')).toBeNull());
    expect(screen.getByText('Enter your date of birth.')).toBeTruthy();
  });

  it('says why it requests the state, and promises no Sweeps Coins in regions without them', async () => {
    fakeApi({});
    const { press } = renderApp('/register');
    await fillIn(press, { state: null });
    const state = screen.getByLabelText('State');
    expect(screen.getByText('We ask because Sweeps Coins depend on where you live.')).toBeTruthy();
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
    await fillIn(press);
    await press.selectOptions(screen.getByLabelText('Country'), 'CA');
    const province = screen.getByLabelText('Province or territory');
    expect(province).toHaveProperty('value', '');
    expect(screen.getByLabelText('Add my province or territory later')).toBeTruthy();
    expect(within(province).getByRole('option', { name: 'Ontario' })).toBeTruthy();
    expect(within(province).queryByRole('option', { name: 'New York' })).toBeNull();
  });
});
