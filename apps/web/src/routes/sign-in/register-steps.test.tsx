import { account, minimumAgeYears, regionNames } from '@goldwren/rules';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { fillIn, goOn, signUp, submitButton } from './testing/sign-up.ts';

const registrations = (sent: readonly { call: string }[]) => sent.filter(({ call }) => call === 'auth.register');
const title = (step: number) => screen.getByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 2`) });

/** A birth date of a person who becomes this old tomorrow, or today. */
function birthDate(years: number, when: 'today' | 'tomorrow'): string {
  const day = new Date(Date.now() + (when === 'today' ? -2 : 2) * 86_400_000);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

describe('the steps of registration', () => {
  it('moves the focus to the heading of each step, and Back keeps what was typed', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/register');
    await fillIn(press);
    await press.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(title(1)).toBe(document.activeElement));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.test');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'analytical');
    await goOn(press);
    await waitFor(() => expect(title(2)).toBe(document.activeElement));
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada');
    expect(screen.getByLabelText('State')).toHaveProperty('value', 'NY');
    expect(registrations(sent)).toEqual([]);
  });

  it('goes back one step with the Back button of the browser, and forward again', async () => {
    fakeApi({});
    const { press, router } = renderApp('/games', '/register');
    await fillIn(press);
    expect(router.state.location.pathname).toBe('/register');
    await router.navigate(-1);
    await waitFor(() => expect(title(1)).toBeTruthy());
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.test');
    await router.navigate(1);
    await waitFor(() => expect(title(2)).toBeTruthy());
    await router.navigate(-1);
    await waitFor(() => expect(title(1)).toBeTruthy());
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/games'));
  });

  it('leaves the page not even after two quick presses of Back', async () => {
    fakeApi({});
    const { press, router } = renderApp('/games', '/register');
    await fillIn(press);
    await press.dblClick(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(title(1)).toBeTruthy());
    expect(router.state.location.pathname).toBe('/register');
  });

  it('starts with the first step and empty fields after a reload', async () => {
    fakeApi({});
    const first = renderApp('/register');
    await fillIn(first.press);
    const { state } = first.router.state.location;
    expect(JSON.stringify(state)).not.toMatch(/ada|analytical|1990/);
    document.body.replaceChildren();
    renderApp({ pathname: '/register', state });
    await waitFor(() => expect(title(1)).toBeTruthy());
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  it('sends one request for a double click', async () => {
    const sent = fakeApi({ auth: { register: { user: aUser() } } });
    const { press } = renderApp('/register');
    await fillIn(press);
    await press.dblClick(submitButton());
    await screen.findByText('Registration successful! Please log in.');
    expect(registrations(sent)).toHaveLength(1);
  });

  it.each([
    ['email', 'Email', 1],
    ['password', 'Password', 1],
    ['birth_date', 'Date of birth', 1],
    ['first_name', 'First name', 2],
    ['last_name', 'Last name', 2],
    ['country', 'Country', 2],
    ['us_state', 'State', 2],
  ] as const)('shows an error of the server at %s, in its step and with the focus', async (field, label, step) => {
    fakeApi({
      auth: {
        register: errorResponse(field === 'us_state' ? 409 : 422, {
          code: 'validation_failed',
          error: 'Please check your information.',
          field_errors: { [field]: ['Not this one.'] },
        }),
      },
    });
    const { press } = renderApp('/register');
    await signUp(press);
    expect(await screen.findByText('Not this one.')).toBeTruthy();
    await waitFor(() => expect(title(step)).toBeTruthy());
    await waitFor(() => expect(screen.getByLabelText(label)).toBe(document.activeElement));
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ada');
  });

  it('rejects a person below the minimum age in the first step', async () => {
    const sent = fakeApi({});
    const { press } = renderApp('/register');
    await press.type(await screen.findByLabelText('Email'), 'ada@example.test');
    await press.type(screen.getByLabelText('Password'), 'analytical');
    await press.type(screen.getByLabelText('Date of birth'), birthDate(account.minimumAgeYears, 'tomorrow'));
    await goOn(press);
    expect(await screen.findByText('You must be 18 or older to join. If the date is wrong, correct it.')).toBeTruthy();
    expect(screen.getByLabelText('Date of birth')).toBe(document.activeElement);
    expect(title(1)).toBeTruthy();
    expect(registrations(sent)).toEqual([]);
  });

  it('rejects an 18-year-old where the minimum age is higher, and nowhere else', async () => {
    const sent = fakeApi({ auth: { register: 'offline' } });
    const { press } = renderApp('/register');
    await fillIn(press, { birthDate: birthDate(account.minimumAgeYears, 'today'), state: null });
    for (const country of ['US', 'CA'] as const) {
      await press.selectOptions(screen.getByLabelText('Country'), country);
      const region = screen.getByLabelText(/^(State|Province or territory)$/);
      for (const [code, name] of Object.entries(regionNames[country])) {
        await press.selectOptions(region, code);
        const isTooYoung = minimumAgeYears(country, code) > account.minimumAgeYears;
        const note = screen.queryByText(new RegExp(`older in ${name}\\. If your date of birth is wrong, select Back`));
        expect(note !== null, name).toBe(isTooYoung);
      }
    }
    await press.selectOptions(screen.getByLabelText('Province or territory'), 'BC');
    await press.click(submitButton());
    expect(await screen.findByText('You must be 19 or older to play in British Columbia.')).toBeTruthy();
    expect(screen.getByText('If your date of birth is wrong, select Back and correct it.')).toBeTruthy();
    expect(registrations(sent)).toEqual([]);
    await press.selectOptions(screen.getByLabelText('Province or territory'), 'ON');
    await press.click(submitButton());
    await waitFor(() => expect(registrations(sent)).toHaveLength(1));
  });
});
