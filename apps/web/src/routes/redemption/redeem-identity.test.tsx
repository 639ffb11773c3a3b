import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { fakeUploads } from '../../testing/fake-uploads.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { allDocuments, anEligibility, anIdentity } from '../../testing/redemptions.ts';
import { renderApp } from '../../testing/render-app.tsx';

function open(identity: ReturnType<typeof anIdentity>, more: FakeResponses['identity'] = {}) {
  useAuth.setState({ user: aUser() });
  const uploads = fakeUploads();
  const sent = fakeApi({
    redemptions: { eligibility: anEligibility(), list: { results: [], next_cursor: null } },
    identity: { get: { identity }, ...more },
  });
  return { uploads, sent, ...renderApp('/redeem') };
}

async function slot(title: string) {
  return within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
}

const picture = new File([new Uint8Array(2_000)], 'id.jpg', { type: 'image/jpeg' });

describe('sending a document', () => {
  it('shows it, uploads it with its progress, and confirms it', async () => {
    const app = open(anIdentity());
    const id = await slot('Government photo ID');
    expect(id.getByText('Not sent yet')).toBeTruthy();
    await app.press.upload(id.getByLabelText(/^Choose a file/), picture);
    await app.press.click(id.getByRole('button', { name: /^Send this picture/ }));
    const [upload] = app.uploads;
    expect([upload?.url, upload?.form.get('kind')]).toEqual(['/api/identity/documents', 'government_id']);
    act(() => upload?.progress(500, 2_000));
    expect(id.getByRole('progressbar', { name: /Government photo ID/ })).toHaveProperty('value', 25);
    act(() => upload?.answer(201, { identity: anIdentity({ documents: allDocuments().slice(0, 1) }) }));
    expect(await id.findByText('Received, not yet in review')).toBeTruthy();
  });

  it.each([
    ['an empty file', new File([], 'id.jpg', { type: 'image/jpeg' }), 'This file is empty. Choose another one.'],
    ['a drawing', new File(['<svg/>'], 'id.svg', { type: 'image/svg+xml' }), 'Send a photo as JPEG, PNG or WebP.'],
    [
      'a file over 10 MB',
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'id.jpg', { type: 'image/jpeg' }),
      'This file is too large. Send one of at most 10 MB.',
    ],
  ])('rejects %s before it is sent', async (_, file, text) => {
    const app = open(anIdentity());
    const id = await slot('Government photo ID');
    // The file list of a phone can offer more than the field accepts.
    await userEvent.setup({ applyAccept: false }).upload(id.getByLabelText(/^Choose a file/), file);
    expect((await id.findByRole('alert')).textContent).toBe(text);
    expect(id.queryByRole('button', { name: /^Send this picture/ })).toBeNull();
    expect(app.uploads).toEqual([]);
  });

  it("shows the server's rejection, preserves the picture, and can be stopped", async () => {
    const app = open(anIdentity());
    const selfie = await slot('Selfie with your ID');
    await app.press.upload(selfie.getByLabelText(/^Choose a file/), picture);
    await app.press.click(selfie.getByRole('button', { name: /^Send this picture/ }));
    const error = { error: 'No.', code: 'validation_failed', field_errors: { file: ['This picture is too small.'] } };
    act(() => app.uploads[0]?.answer(422, error));
    expect((await selfie.findByRole('alert')).textContent).toBe('This picture is too small.');
    await app.press.click(selfie.getByRole('button', { name: /^Send this picture/ }));
    await app.press.click(await selfie.findByRole('button', { name: 'Stop' }));
    expect(await selfie.findByRole('button', { name: /^Send this picture/ })).toBeTruthy();
    expect(selfie.queryByRole('alert')).toBeNull();
  });

  it('requires the date of a proof of address', async () => {
    const app = open(anIdentity());
    const proof = await slot('Proof of address');
    await app.press.upload(proof.getByLabelText(/^Choose a file/), picture);
    await app.press.click(proof.getByRole('button', { name: /^Send this picture/ }));
    expect(await proof.findByText('Enter the date on the document.')).toBeTruthy();
    expect(app.uploads).toEqual([]);
    await app.press.type(proof.getByLabelText('Date on the document'), '2026-11-01');
    await app.press.click(proof.getByRole('button', { name: /^Send this picture/ }));
    expect(app.uploads[0]?.form.get('issued_on')).toBe('2026-11-01');
  });
});

describe('the review', () => {
  it('requires the last digits; the button says what is missing before', async () => {
    open(anIdentity());
    expect(await screen.findByRole('button', { name: /^Still needed: .*proof of address/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });

  it('starts when all documents are there, and then shows its time', async () => {
    const review = { target_by: '2026-11-22T17:00:00.000Z', due_by: '2026-11-27T17:00:00.000Z', delayed: false };
    const started = anIdentity({
      status: 'submitted',
      review,
      may_send: false,
      needs: [],
      documents: allDocuments('submitted'),
    });
    const app = open(anIdentity({ documents: allDocuments(), needs: ['ssn_last4'] }), {
      submit: { identity: started },
    });
    await app.press.click(await screen.findByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('Enter exactly four digits.')).toBeTruthy();
    await app.press.type(screen.getByLabelText('Last 4 digits of your Social Security number'), '4321');
    await app.press.click(screen.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/^We are reviewing your documents\. Our target is Nov 22, 12:00 PM/)).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'identity.submit')?.body).toEqual({ ssn_last4: '4321' });
  });

  it('says why a document was not accepted, and accepts another', async () => {
    const [id, ...others] = allDocuments('accepted');
    const refused = { ...id, status: 'rejected' as const, reason: 'cut_off' as const } as NonNullable<typeof id>;
    open(
      anIdentity({
        status: 'rejected',
        documents: [refused, ...others],
        note: '<b>Corner</b>',
        needs: ['government_id'],
      }),
    );
    const document = await slot('Government photo ID');
    expect(document.getByText('Not accepted')).toBeTruthy();
    expect(document.getByText(/All four corners must be in the picture/)).toBeTruthy();
    expect(document.getByLabelText(/^Choose a file/)).toBeTruthy();
    expect(screen.getByText('<b>Corner</b>')).toBeTruthy();
    await waitFor(() => expect(screen.queryAllByLabelText(/^Choose a file/)).toHaveLength(1));
  });
});
