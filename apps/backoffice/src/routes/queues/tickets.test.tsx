import type { StaffTicketDetail } from '@goldwren/contracts/staff';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { createStaffMember } from '../../testing/staff.ts';

const id = '0199a0a0-0000-7000-8000-00000000000a';
const first = '0199a0a0-0000-7000-8000-000000000001';
const second = '0199a0a0-0000-7000-8000-000000000002';
const at = '2026-11-20T12:00:00.000Z';

const aTicket: StaffTicketDetail = {
  id,
  reference: 'TK-123',
  display: 'Ada L.',
  email: 'a•••@example.test',
  subject: 'Where <i>is</i> it?',
  category: 'payment',
  status: 'waiting',
  created_at: at,
  waiting_since: at,
  due_at: '2026-11-21T12:00:00.000Z',
  breached: true,
  assigned_to: null,
  assigned_to_me: false,
  last_message_at: at,
  name: 'Ada Lovelace',
  full_email: 'ada@example.test',
  locale: 'fr-CA',
  player: null,
  linked: false,
  messages: [{ id: first, author: 'person', name: null, text: 'I paid <b>twice</b>.\nAnd now?', at }],
  earlier: false,
  others: [],
};
const answered: StaffTicketDetail = {
  ...aTicket,
  status: 'answered',
  waiting_since: null,
  due_at: null,
  breached: false,
  messages: [...aTicket.messages, { id: second, author: 'staff', name: 'Grace Hopper', text: 'It is back.', at }],
};
const pulse = { status: 'waiting' as const, last_message_id: first };
const me = { auth: { me: { staff: createStaffMember('support') } } };

describe('the queue of tickets', () => {
  it('shows waiting tickets by default, and links to each thread', async () => {
    const sent = fakeApi({ ...me, tickets: { list: { results: [aTicket], next_cursor: null } } });
    renderApp('/tickets');
    expect((await screen.findByRole('link', { name: 'TK-123' })).getAttribute('href')).toBe(`/tickets/${id}`);
    expect(sent.find(({ call }) => call === 'tickets.list')?.url.search).toBe('?status=waiting');
  });
});

describe('a ticket', () => {
  it('shows messages as plain text, and sends the last read message with the answer', async () => {
    const sent = fakeApi({ ...me, tickets: { get: [aTicket, answered], pulse, answer: { message_id: second } } });
    const { press } = renderApp(`/tickets/${id}`);
    expect(await screen.findByText(/I paid <b>twice<\/b>\./)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Where <i>is</i> it?' })).toBeTruthy();
    const form = screen.getByRole('form', { name: 'Answer' });
    await press.type(within(form).getByLabelText('Answer'), 'It is back.');
    await press.click(within(form).getByRole('button'));
    expect(await screen.findByText('The answer is sent.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'tickets.answer')?.body).toEqual({
      message: 'It is back.',
      read_to: first,
    });
    expect(within(form).getByLabelText('Answer')).toHaveProperty('value', '');
  });

  it('keeps the typed answer and shows the new message after a conflict', async () => {
    const error = 'There is a new message in this ticket. Read it, then answer.';
    const more = {
      ...aTicket,
      messages: [...aTicket.messages, { ...aTicket.messages[0], id: second, text: 'Solved!' }],
    };
    fakeApi({
      ...me,
      tickets: {
        get: [aTicket, more as StaffTicketDetail],
        pulse,
        answer: errorResponse(409, { code: 'conflict', error }),
      },
    });
    const { press } = renderApp(`/tickets/${id}`);
    await press.type(await screen.findByLabelText('Answer', { selector: 'textarea' }), 'No idea.');
    await press.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(error)).toBeTruthy();
    expect(await screen.findByText('Solved!')).toBeTruthy();
    expect(screen.getByLabelText('Answer', { selector: 'textarea' })).toHaveProperty('value', 'No idea.');
  });

  it('refetches when its pulse has changed', async () => {
    fakeApi({
      ...me,
      tickets: { get: [aTicket, answered], pulse: { status: 'answered', last_message_id: second } },
    });
    renderApp(`/tickets/${id}`);
    expect(await screen.findByText('It is back.')).toBeTruthy();
  });

  it('can be reopened but not answered while it is closed', async () => {
    const closed = { ...answered, status: 'closed' as const };
    const sent = fakeApi({
      ...me,
      tickets: { get: closed, pulse: { status: 'closed', last_message_id: second }, reopen: undefined },
    });
    const { press } = renderApp(`/tickets/${id}`);
    await press.click(await screen.findByRole('button', { name: 'Reopen' }));
    expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull();
    await press.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('The ticket waits for an answer.')).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'tickets.reopen')).toHaveLength(1);
  });
});
