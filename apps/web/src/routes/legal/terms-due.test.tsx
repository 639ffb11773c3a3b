import { type acceptedDocuments, legalTerms, legalVersions } from '@goldwren/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const title = 'Our terms have changed';
const versions = { terms: legalVersions.terms.version, privacy: legalVersions.privacy.version };

/** A simple page for a user who must accept these texts, `days` after the account was created. */
async function openWith(due: readonly (typeof acceptedDocuments)[number][], answers: FakeResponses = {}, days = 0) {
  const { publishedOn } = legalVersions.terms;
  const now = new Date(`${publishedOn}T12:00:00Z`).getTime() + days * 86_400_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  const user = aUser({ terms_due: [...due], created_at: '2026-01-01T12:00:00.000Z' });
  useAuth.setState({ user });
  const sent = fakeApi({ auth: { me: { user } }, ...answers });
  const app = renderApp('/no/such/page');
  await screen.findByText('Page not found');
  await screen.findByRole('contentinfo');
  return { ...app, sent, user };
}

describe('the request to accept new texts', () => {
  it('names and links the due texts, and says from when play is blocked', async () => {
    await openWith(['privacy', 'terms']);
    const question = within(await screen.findByRole('region', { name: title }));
    expect(question.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Terms of Use', '/terms'],
      ['Privacy Policy', '/privacy'],
    ]);
    expect(
      question.getByText(
        /^There is a new version of: Terms of Use and Privacy Policy\. .* From .* you can play and buy only after/,
      ),
    );
  });

  it('says that play is blocked once the notice is over', async () => {
    await openWith(['terms'], {}, legalTerms.noticeDays + 1);
    expect(await screen.findByText(/Accept it to play and buy\.$/)).toBeTruthy();
  });

  it('sends the shown versions of only the due texts, and disappears', async () => {
    const { press, sent } = await openWith(['terms', 'privacy'], { account: { acceptTerms: { user: aUser() } } });
    await press.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Thank you. We have recorded your acceptance.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(sent.filter(({ call }) => call === 'account.acceptTerms').map(({ body }) => body)).toEqual([{ versions }]);
    expect(useAuth.getState().user?.terms_due).toEqual([]);
  });

  it('stays, with a message, when the acceptance could not be saved', async () => {
    const { press } = await openWith(['terms'], {
      account: { acceptTerms: [errorResponse(500), { user: aUser() }] },
    });
    await press.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('We could not save this. Please try again.')).toBeTruthy();
    expect(useAuth.getState().user?.terms_due).toEqual(['terms']);
    await press.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
  });

  it('is not shown to users who have accepted everything', async () => {
    await openWith([]);
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
