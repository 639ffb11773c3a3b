import type { Redemption } from '@goldwren/contracts/player';
import { retentionMessages } from '@goldwren/messages/en/legal/retention-messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { aRedemption } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';

const reauthentication = errorResponse(403, { code: 'reauthentication_required' });
const noExports = { exports: { exports: [] } };

function open(answers: FakeResponses, path = '/dashboard/privacy') {
  const sent = fakeApi(answers);
  const calls = (name: string) => sent.filter(({ call }) => call === name);
  return { ...renderApp(path), calls };
}

beforeEach(() => useAuth.setState({ user: aUser() }));

describe('deleting an account', () => {
  const erasesAt = '2026-12-22T12:00:00.000Z';
  const wallet = (gold: string, sweeps: string) => ({
    get: { gold_balance: gold, sweeps_balance: sweeps, sweeps_unplayed: '0.00', sweeps_expire_at: null },
  });
  const prizes = (...results: Redemption[]) => ({ list: { results, next_cursor: null } });

  async function openDialog(answers: FakeResponses = {}) {
    const app = open({
      wallet: wallet('1200.00', '5.50'),
      redemptions: prizes(),
      ...answers,
      privacy: { ...noExports, ...answers.privacy },
    });
    await app.press.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
    const fill = async (password: string, word: string) => {
      await app.press.type(dialog.getByLabelText('Password'), password);
      await app.press.type(dialog.getByLabelText('Type DELETE to confirm'), word);
      await app.press.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
    };
    return { ...app, dialog, fill };
  }

  it('says in advance what is deleted when, and what is stored for how long and why', async () => {
    open({ privacy: noExports });
    const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
    expect(section.getByText(/We erase your personal data 30 days later/)).toBeTruthy();
    expect(section.getByText(/^You lose your coins/)).toBeTruthy();
    const erased = within(section.getByRole('list', { name: 'Erased after 30 days' }));
    expect(erased.getByText(/^Your profile: name, email/)).toBeTruthy();
    expect(erased.queryByText('Tax forms')).toBeNull();
    const whole = within(section.getByRole('list', { name: 'Kept, as the law requires' }));
    expect(whole.getByText('Tax forms').closest('li')?.textContent).toContain('7 years · Tax law');
    const nameless = within(section.getByRole('list', { name: 'Kept under a number, without your name' }));
    expect(nameless.getByText('Orders').closest('li')?.textContent).toContain('Without an end · Accounting law');
  });

  it('lists every record of the retention rules exactly once', async () => {
    open({ privacy: noExports });
    const section = within(await screen.findByRole('region', { name: 'Delete your account' }));
    for (const text of Object.values(retentionMessages.records)) expect(section.getAllByText(text)).toHaveLength(1);
  });

  it('names the coins that are lost, and links to their redemption', async () => {
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/^You lose 1,200 Gold Coins and 5\.50 Sweeps Coins\./)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Redeem first' }).getAttribute('href')).toBe('/redeem');
  });

  it('says so when there is nothing to lose', async () => {
    const { dialog } = await openDialog({ wallet: wallet('0.00', '0.00') });
    expect(await dialog.findByText('There are no coins in your account.')).toBeTruthy();
  });

  it('distinguishes pending redemptions from those that wait for the player, and omits finished ones', async () => {
    const over = aRedemption({ id: '0199a0a0-0000-7000-8000-0000000000f2', status: 'paid', sweeps_submitted: '70.00' });
    const first = await openDialog({ redemptions: prizes(aRedemption(), over) });
    expect(await first.dialog.findByText(/^Your redemption of 50 Sweeps Coins is in progress/)).toBeTruthy();
    expect(first.dialog.queryByText(/70/)).toBeNull();
  });

  it('warns about a redemption that waits for the player', async () => {
    const { dialog } = await openDialog({
      redemptions: prizes(aRedemption({ status: 'awaiting_verification', needs: ['identity'] })),
    });
    expect(await dialog.findByText(/^Your redemption of 50 Sweeps Coins needs something from you/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See what it needs' })).toBeTruthy();
  });

  it('stays open when a redemption needs a W-9 first, and shows then that it waits', async () => {
    let needs: Redemption['needs'] = [];
    const { dialog, fill } = await openDialog({
      redemptions: { list: () => ({ results: [aRedemption({ needs })], next_cursor: null }) },
      privacy: {
        deleteAccount: () => {
          needs = ['w9'];
          return errorResponse(409, { code: 'conflict', error: 'Give us form W-9 first.' });
        },
      },
    });
    await fill('Quiet-wren-sings-7', 'DELETE');
    expect(await dialog.findByText('Give us form W-9 first.')).toBeTruthy();
    expect(await dialog.findByText(/^Your redemption of 50 Sweeps Coins needs something from you/)).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('says so when coins and redemptions could not be loaded', async () => {
    const { dialog } = await openDialog({
      wallet: { get: errorResponse(500) },
      redemptions: { list: errorResponse(500) },
    });
    expect(await dialog.findByText(/^Could not load your balances/)).toBeTruthy();
    expect(dialog.getByText(/^Could not load your redemptions/)).toBeTruthy();
  });

  it('requires the password and the typed word before anything is sent', async () => {
    const { dialog, press, calls } = await openDialog();
    await press.type(dialog.getByLabelText('Type DELETE to confirm'), 'delete');
    await press.click(dialog.getByRole('button', { name: 'Delete account permanently' }));
    expect(await dialog.findByText('Enter your password.')).toBeTruthy();
    expect(dialog.getByText('Type DELETE in capital letters.')).toBeTruthy();
    expect(calls('privacy.deleteAccount')).toEqual([]);
  });

  it('changes nothing and signs no one out after a wrong password', async () => {
    const { dialog, fill } = await openDialog({
      privacy: { deleteAccount: errorResponse(401, { code: 'invalid_credentials' }) },
    });
    await fill('wrong', 'DELETE');
    expect(await dialog.findByText('Incorrect password. Nothing has changed.')).toBeTruthy();
    expect(useAuth.getState().user).not.toBeNull();
    expect(document.activeElement).toBe(dialog.getByLabelText('Password'));
  });

  it('does nothing when the dialog is closed', async () => {
    const { dialog, press, calls } = await openDialog();
    await press.click(dialog.getByRole('button', { name: 'Keep account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls('privacy.deleteAccount')).toEqual([]);
  });

  it('signs out and explains the next steps on a public page', async () => {
    const { fill, calls, router } = await openDialog({ privacy: { deleteAccount: { erases_at: erasesAt } } });
    await fill('Quiet-wren-sings-7', 'DELETE');
    const message = await screen.findByText('Your account is closed.');
    expect(message.closest('[role=status]')?.textContent).toContain('erase your personal data on December 22, 2026');
    expect(calls('privacy.deleteAccount').map(({ body }) => body)).toEqual([{ password: 'Quiet-wren-sings-7' }]);
    await waitFor(() => expect(useAuth.getState().user).toBeNull());
    expect(router.state.location.pathname).toBe('/privacy');
  });

  it('uses the given password when the server requires it again', async () => {
    const { fill, calls } = await openDialog({
      privacy: { deleteAccount: [reauthentication, { erases_at: erasesAt }] },
      auth: { reAuthenticate: { user: aUser() } as never },
    });
    await fill('Quiet-wren-sings-7', 'DELETE');
    expect(await screen.findByText('Your account is closed.')).toBeTruthy();
    expect(calls('auth.reAuthenticate').map(({ body }) => body)).toEqual([{ password: 'Quiet-wren-sings-7' }]);
  });

  it('stops after a wrong password at that point', async () => {
    const { dialog, fill, calls } = await openDialog({
      privacy: { deleteAccount: reauthentication },
      auth: { reAuthenticate: errorResponse(401, { code: 'invalid_credentials' }) },
    });
    await fill('wrong', 'DELETE');
    expect(await dialog.findByText('Incorrect password. Nothing has changed.')).toBeTruthy();
    expect(calls('privacy.deleteAccount')).toHaveLength(1);
    expect(useAuth.getState().user).not.toBeNull();
  });

  it('is linked from the privacy policy, also through login', async () => {
    useAuth.setState({ user: null });
    const { press, router } = open({}, '/privacy');
    await press.click(await screen.findByRole('link', { name: 'Delete My Account' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toMatchObject({ from: '/dashboard/privacy?begin=deletion' });
  });

  it('has the focus when the address names it', async () => {
    open({ privacy: noExports }, '/dashboard/privacy?begin=deletion');
    const heading = await screen.findByRole('heading', { name: 'Delete your account' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('has the focus when it is reached from the privacy policy', async () => {
    const { press } = open({ privacy: noExports }, '/privacy');
    await press.click(await screen.findByRole('link', { name: 'Delete My Account' }));
    const heading = await screen.findByRole('heading', { name: 'Delete your account' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('the privacy policy', () => {
  it.each([[{ erasesAt: 'soon' }], [{ erasesAt: 7 }], ['erasesAt'], [null]])(
    'does not mention a closed account for the state %j',
    async (state) => {
      fakeApi({});
      renderApp({ pathname: '/privacy', state });
      expect(await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy();
      expect(screen.queryByText('Your account is closed.')).toBeNull();
    },
  );
});
