import type { Ticket } from '@goldwren/contracts/player';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../../lib/session/auth-store.ts';
import { errorResponse, type FakeResponses, fakeApi } from '../../testing/fake-api.ts';
import { aUser } from '../../testing/people-and-games.ts';
import { renderApp } from '../../testing/render-app.tsx';

const id = '0199a0a0-0000-7000-8000-00000000000a';
const at = '2026-11-20T15:00:00.000Z';
const thanks = "Thank you! We've received your message and will respond within 24 hours.";
const received = { reference: 'TK-7K3M-9QXD', ticket_id: null };
const aTicket: Ticket = {
  id,
  reference: 'TK-7K3M-9QXD',
  subject: 'Live chat',
  category: 'general',
  status: 'waiting',
  created_at: at,
  last_message_at: at,
  due_at: '2099-11-21T15:00:00.000Z',
  messages: [{ id, from: 'player', text: '<b>Hello</b>', at }],
  earlier: false,
};
const list = (...results: Ticket[]) => ({ results, next_cursor: null });

function open(support: NonNullable<FakeResponses['support']>, signedIn = false, path = '/contact') {
  useAuth.setState({ user: signedIn ? aUser() : null });
  const sent = fakeApi({ support });
  return { sent, ...renderApp(path) };
}
const form = () => screen.getByRole('form', { name: 'Send a message' });
async function fillIn({ press }: ReturnType<typeof renderApp>) {
  await screen.findByRole('form', { name: 'Send a message' });
  await press.type(within(form()).getByLabelText('Name'), 'Ada Lovelace');
  await press.type(within(form()).getByLabelText('Email'), 'ada@example.test');
  await press.type(within(form()).getByLabelText('Subject'), 'My order');
  await press.type(within(form()).getByLabelText('Message'), 'Where is it?');
  await press.click(within(form()).getByRole('button'));
}

describe('the form', () => {
  it('has the fields of the specification', async () => {
    open({});
    await screen.findByRole('form', { name: 'Send a message' });
    expect(within(form()).getByLabelText('Category')).toHaveProperty('value', 'general');
    expect(
      within(form())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'General Inquiry',
      'Account Issues',
      'Payment & Purchases',
      'Prize Redemption',
      'Technical Support',
      'Feedback',
    ]);
    expect(within(form()).getByLabelText('Message')).toHaveProperty('rows', 6);
  });

  it('sends once, shows thanks for five seconds, and still shows the reference afterwards', async () => {
    const app = open({ write: received });
    await fillIn(app);
    const banner = await screen.findByText(thanks);
    expect(app.sent.filter(({ call }) => call === 'support.write').map(({ body }) => body)).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.test',
        subject: 'My order',
        category: 'general',
        message: 'Where is it?',
      },
    ]);
    expect(within(form()).getByLabelText('Message')).toHaveProperty('value', '');
    expect(banner.isConnected).toBe(true);
    await act(() => new Promise((resolve) => setTimeout(resolve, 5_200)));
    expect(screen.queryByText(thanks)).toBeNull();
    expect(screen.getByText(/TK-7K3M-9QXD/)).toBeTruthy();
  }, 20_000);

  it('requests missing values at the field, and sends nothing', async () => {
    const { press, sent } = open({ write: received });
    await screen.findByRole('form', { name: 'Send a message' });
    await press.click(within(form()).getByRole('button'));
    for (const text of [
      'Enter your full name.',
      'Enter your email address.',
      'Enter a subject in a few words.',
      'Enter your message.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(sent.filter(({ call }) => call === 'support.write')).toEqual([]);
  });

  it.each([
    ['no answer', 'offline' as const, /Submission failed/],
    ['a rate limit', errorResponse(429, { code: 'rate_limited', error: 'Too many messages.' }), /Too many messages\./],
  ])('shows an error after %s, without the banner, and preserves the text', async (_name, answer, said) => {
    await fillIn(open({ write: answer }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(said);
    expect(alert.textContent).toContain('Your text is still here.');
    expect(screen.queryByText(thanks)).toBeNull();
    expect(within(form()).getByLabelText('Message')).toHaveProperty('value', 'Where is it?');
    expect(within(form()).getByLabelText('Subject')).toHaveProperty('value', 'My order');
  });
});

describe('the chat', () => {
  it('tells visitors why it requires an account, with links to login and form', async () => {
    const { press } = open({});
    await press.click(await screen.findByRole('button', { name: 'Start Chat' }));
    expect(screen.getByText(/Log in to chat, so that/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in to chat' }).getAttribute('href')).toBe('/login?next=%2Fcontact');
    await press.click(screen.getByRole('button', { name: 'Use the form' }));
    expect(within(form()).getByLabelText('Name')).toBe(document.activeElement);
  });

  it('starts with its first message, which creates the thread', async () => {
    const app = open({ list: list(), write: { ...received, ticket_id: id }, get: aTicket }, true);
    await app.press.click(await screen.findByRole('button', { name: 'Start Chat' }));
    await app.press.type(await screen.findByLabelText('Your message', { selector: 'textarea' }), 'Hello');
    await app.press.click(screen.getByRole('button', { name: 'Send' }));
    expect(within(await screen.findByRole('log')).getByText('<b>Hello</b>')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'support.write')?.body).toMatchObject({
      subject: 'Live chat',
      message: 'Hello',
    });
  });

  it('continues the last conversation, and shows answers from support', async () => {
    const answer = { id: `${id.slice(0, -1)}b`, from: 'support' as const, text: 'Hi Ada.', at };
    const replied = { ...aTicket, messages: [...aTicket.messages, answer] };
    const app = open({ list: list(aTicket), get: aTicket, reply: replied }, true);
    await app.press.click(await screen.findByRole('button', { name: 'Start Chat' }));
    await app.press.type(await screen.findByLabelText('Your message', { selector: 'textarea' }), 'Still there?');
    await app.press.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(screen.getByRole('log')).findByText('Hi Ada.')).toBeTruthy();
    expect(app.sent.find(({ call }) => call === 'support.reply')?.body).toEqual({ message: 'Still there?' });
  });
});

describe('the conversations of a player', () => {
  it('are listed, and the selected one shows the expected time of the answer', async () => {
    open({ list: list(aTicket), get: { ...aTicket, due_at: at } }, true, `/dashboard/support?ticket=${id}`);
    expect(await screen.findByText(/Our answer is late/)).toBeTruthy();
    expect((await screen.findByRole('link', { current: true })).textContent).toContain('Waiting for our answer');
    // On a phone, the list is not visible, so the conversation shows its subject.
    const read = within(screen.getByRole('region', { name: 'Support' }));
    expect(read.getByRole('heading', { name: 'Live chat' })).toBeTruthy();
    expect(read.getByText('TK-7K3M-9QXD · General Inquiry')).toBeTruthy();
  });

  it('accept no message when closed, and are not found when they belong to someone else', async () => {
    open(
      { list: list(), get: { ...aTicket, status: 'closed', due_at: null } },
      true,
      `/dashboard/support?ticket=${id}`,
    );
    expect(await screen.findByText(/This ticket is closed/)).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Your message' })).toBeNull();
  });
});
