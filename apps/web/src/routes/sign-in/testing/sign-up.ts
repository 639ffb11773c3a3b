import { screen, waitFor, within } from '@testing-library/react';
import type { renderApp } from '../../../testing/render-app.tsx';

type Press = ReturnType<typeof renderApp>['press'];

/** What a test types. Null leaves the field as it is. */
const ada = {
  email: 'ada@example.test',
  password: 'analytical',
  birthDate: '1990-12-10',
  firstName: 'Ada' as string | null,
  lastName: 'Lovelace' as string | null,
  state: 'NY' as string | null,
};

/** The button at the end of the second step. */
export function submitButton(): HTMLElement {
  return within(screen.getByRole('form', { name: 'Sign up' })).getByRole('button', { name: 'Sign Up Free' });
}

/** Presses the button at the end of the first step. */
export async function goOn(press: Press): Promise<void> {
  await press.click(screen.getByRole('button', { name: 'Continue' }));
}

/** Fills in both steps of the form, without sending it. */
export async function fillIn(press: Press, change: Partial<typeof ada> = {}): Promise<void> {
  const person = { ...ada, ...change };
  await press.type(await screen.findByLabelText('Email'), person.email);
  await press.type(screen.getByLabelText('Password'), person.password);
  await press.type(screen.getByLabelText('Date of birth'), person.birthDate);
  await goOn(press);
  await screen.findByRole('heading', { name: /About you$/ });
  await waitFor(() => {
    if (submitButton().getAttribute('aria-disabled') === 'true')
      throw new Error('The first step is still in progress.');
  });
  if (person.firstName) await press.type(screen.getByLabelText('First name'), person.firstName);
  if (person.lastName) await press.type(screen.getByLabelText('Last name'), person.lastName);
  if (person.state) await press.selectOptions(screen.getByLabelText('State'), person.state);
}

/** Fills in both steps and sends the form. */
export async function signUp(press: Press, change: Partial<typeof ada> = {}): Promise<void> {
  await fillIn(press, change);
  await press.click(submitButton());
}
