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
  turn: null,
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

describe('several tickets', () => {
  const grace = '0199a0a0-0000-7000-8000-0000000000f1';
  const other = { ...aTicket, id: second, reference: 'TK-456' };
  const tickets = {
    list: { results: [aTicket, other], next_cursor: null },
    assignees: { results: [{ id: grace, name: 'Grace Hopper' }] },
  };

  it('are selected on the page and assigned to a staff member or to no one', async () => {
    const sent = fakeApi({ ...me, tickets: { ...tickets, assignMany: { changed: 2 } } });
    const { press } = renderApp('/tickets');
    await press.click(await screen.findByRole('checkbox', { name: 'Select TK-456' }));
    expect(screen.getByText('1 ticket selected')).toBeTruthy();
    await press.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    const form = within(screen.getByRole('form', { name: 'Assign selected tickets' }));
    await form.findByRole('option', { name: 'Grace Hopper' });
    await press.selectOptions(form.getByRole('combobox'), 'Grace Hopper');
    await press.click(form.getByRole('button', { name: 'Assign selected tickets' }));
    expect(await screen.findByText('The assignment of 2 tickets is changed.')).toBeTruthy();
    expect(sent.find(({ call }) => call === 'tickets.assignMany')?.body).toEqual({ ids: [id, second], to: grace });
    expect(screen.queryByRole('form', { name: 'Assign selected tickets' })).toBeNull();
    await press.click(screen.getByRole('checkbox', { name: 'Select TK-123' }));
    await press.click(screen.getByRole('button', { name: 'Assign selected tickets' }));
    expect(sent.filter(({ call }) => call === 'tickets.assignMany').at(-1)?.body).toEqual({ ids: [id], to: null });
  });

  it('stay selected when the call fails', async () => {
    const gone = errorResponse(404, { code: 'not_found', error: 'Not found.' });
    fakeApi({ ...me, tickets: { ...tickets, assignMany: gone } });
    const { press } = renderApp('/tickets');
    await press.click(await screen.findByRole('checkbox', { name: 'Select TK-123' }));
    await press.click(screen.getByRole('button', { name: 'Assign selected tickets' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('1 ticket selected')).toBeTruthy();
  });
});

describe('macros', () => {
  const macro = {
    id: second,
    title: 'Paid twice',
    texts: { en: 'Hello {name}', 'fr-CA': 'Bonjour {name}, {reference}' },
    changed_by: 'Grace Hopper',
    changed_at: at,
  };

  it('are inserted after the typed text, in the language of the person', async () => {
    fakeApi({ ...me, tickets: { get: aTicket, pulse }, macros: { list: { results: [macro] } } });
    const { press } = renderApp(`/tickets/${id}`);
    const field = (await screen.findByRole('textbox', { name: 'Answer' })) as HTMLTextAreaElement;
    await press.type(field, 'First.');
    await screen.findByRole('option', { name: 'Paid twice' });
    await press.selectOptions(screen.getByLabelText('Insert macro'), 'Paid twice');
    expect(field.value).toBe('First.\n\nBonjour Ada Lovelace, TK-123');
    expect(document.activeElement).toBe(field);
  });

  it('are added in every language, edited and deleted', async () => {
    const sent = fakeApi({
      ...me,
      macros: {
        list: [{ results: [] }, { results: [macro] }],
        save: [
          errorResponse(422, {
            code: 'validation_failed',
            error: 'Invalid.',
            field_errors: { 'texts.fr-CA': ['Use only the listed placeholders.'] },
          }),
          macro,
        ],
        delete: undefined,
      },
    });
    const { press } = renderApp('/macros');
    await press.click(await screen.findByRole('button', { name: 'Add macro' }));
    await press.type(screen.getByLabelText('Title'), 'Paid twice');
    await press.type(screen.getByLabelText('Text in English'), 'Hello');
    await press.type(screen.getByLabelText('Text in French'), 'Bonjour [[nom}');
    await press.click(screen.getByRole('button', { name: 'Save macro' }));
    expect(await screen.findByText('Use only the listed placeholders.')).toBeTruthy();
    await press.click(screen.getByRole('button', { name: 'Save macro' }));
    expect(await screen.findByText('The macro is saved.')).toBeTruthy();
    const saved = sent.filter(({ call }) => call === 'macros.save');
    expect(saved.at(-1)?.body).toEqual({ title: 'Paid twice', texts: { en: 'Hello', 'fr-CA': 'Bonjour [nom}' } });
    expect(saved[0]?.url.pathname).toBe(saved[1]?.url.pathname);
    await press.click(await screen.findByRole('button', { name: 'Delete' }));
    await press.click(screen.getByRole('button', { name: 'Delete macro' }));
    expect(await screen.findByText('The macro is deleted.')).toBeTruthy();
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
