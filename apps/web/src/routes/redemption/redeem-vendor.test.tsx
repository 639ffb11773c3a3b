import type { Identity } from '@goldwren/contracts/player';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../lib/browser/browser.ts';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { anEligibility, anIdentity } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';

const leaveFor = vi.fn<typeof browser.leaveFor>();
beforeEach(() => {
  vi.spyOn(browser, 'leaveFor').mockImplementation(leaveFor.mockReset());
});

const withState = (state: NonNullable<Identity['vendor']>['state'], more: Partial<Identity> = {}) =>
  anIdentity({ vendor: { name: 'Stripe', state, code: null }, ...more });

function open(identity: Identity, more: FakeResponses['identity'] = {}) {
  useAuth.setState({ user: aUser() });
  const sent = fakeApi({
    redemptions: { eligibility: anEligibility(), list: { results: [], next_cursor: null } },
    identity: { get: { identity }, ...more },
  });
  return { sent, ...renderApp('/redeem') };
}

describe('the check by the identity vendor', () => {
  it('is not offered when the operator uses no vendor', async () => {
    open(anIdentity());
    expect(await screen.findByRole('heading', { name: 'Government photo ID' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Verify with/ })).toBeNull();
  });

  it('opens the page of the vendor, next to the upload', async () => {
    const url = 'https://vendor.example/start/1';
    const app = open(withState('none'), { startVendorSession: { identity: withState('open'), url } });
    await app.press.click(await screen.findByRole('button', { name: 'Verify with Stripe' }));
    expect(await screen.findByRole('button', { name: 'Continue with Stripe' })).toBeTruthy();
    expect(leaveFor.mock.calls).toEqual([[url]]);
    expect(screen.getAllByLabelText(/^Choose a file/)).toHaveLength(3);
  });

  it('says what to do when the vendor is down, and does not leave the page', async () => {
    const sentence = 'Try again shortly, or send your documents instead.';
    const app = open(withState('none'), {
      startVendorSession: errorResponse(503, { code: 'unavailable', error: sentence }),
    });
    await app.press.click(await screen.findByRole('button', { name: 'Verify with Stripe' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.getAllByLabelText(/^Choose a file/)).toHaveLength(3);
  });

  it('shows the result when there is nothing to do at the vendor', async () => {
    const app = open(withState('open'), { startVendorSession: { identity: withState('processing'), url: null } });
    await app.press.click(await screen.findByRole('button', { name: 'Continue with Stripe' }));
    expect(await screen.findByText(/^We are waiting for the result/)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /with Stripe$/ })).toBeNull();
  });

  it('replaces the photo ID and the selfie, and the proof of address is still needed', async () => {
    open(withState('verified', { needs: ['address_proof', 'ssn_last4'] }));
    for (const title of ['Government photo ID', 'Selfie with your ID']) {
      const slot = within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
      expect(slot.getByText('Checked by Stripe')).toBeTruthy();
      expect(slot.queryByLabelText(/^Choose a file/)).toBeNull();
    }
    expect(screen.getAllByLabelText(/^Choose a file/)).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Still needed: proof of address/ })).toBeTruthy();
  });

  it.each([
    ['canceled', 'Verify with Stripe', /^This check ended without a result/],
    ['refused', 'Verify with Stripe', /^The reviewer did not accept the result/],
  ] as const)('can be started again when it is %s', async (state, button, text) => {
    open(withState(state));
    expect(await screen.findByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('never calls a failed attempt a rejection', async () => {
    open(anIdentity({ vendor: { name: 'Stripe', state: 'open', code: 'document_expired' } }));
    expect(await screen.findByText(/^The last attempt did not succeed/)).toBeTruthy();
    expect(screen.queryByText(/reject|not accepted/i)).toBeNull();
  });
});
