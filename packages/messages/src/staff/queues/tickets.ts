import { support, type TicketAuthor, type TicketCategory, type TicketStatus } from '@goldwren/rules';
import { formats } from '../../en/formats.ts';

const statuses: Record<TicketStatus, string> = {
  waiting: 'Waiting for an answer',
  answered: 'Answered',
  closed: 'Closed',
};
const categories: Record<TicketCategory, string> = {
  general: 'General inquiry',
  account: 'Account issues',
  payment: 'Payment and purchases',
  redemption: 'Prize redemption',
  technical: 'Technical support',
  feedback: 'Feedback',
};
const authors: Record<TicketAuthor, string> = { person: 'Wrote', staff: 'Answered', note: 'Note for staff' };

export const ticketMessages = {
  title: 'Support tickets',
  about: `Messages to support, by form and chat. Answer each within ${support.answerWithinHours} hours.`,
  tickets: 'Support tickets',
  empty: 'No ticket has this status.',
  statuses,
  categories,
  authors,
  reference: 'Reference',
  person: 'Person',
  subject: 'Subject',
  category: 'Category',
  status: 'Status',
  clock: 'Deadline',
  assigned: 'Assigned to',
  unassigned: 'Unassigned',
  me: 'Me',
  mine: 'Assignee',
  onlyMine: 'Mine only',
  late: 'Late',
  onlyLate: 'Late only',
  ticketTitle: (reference: string) => `Ticket ${reference}`,
  name: 'Name',
  email: 'Email',
  player: 'Player',
  noPlayer: 'No account has this email',
  reads: 'Reads answers',
  onSite: 'On the site and by email',
  byMail: 'By email, until they log in with this address',
  language: 'Language',
  languages: { en: 'English', 'fr-CA': 'French' },
  received: 'Received',
  thread: 'Thread',
  earlier: `Only the latest ${support.shownMessages} messages are shown.`,
  others: 'Other tickets of this person',
  noOthers: 'This person has no other tickets.',
  answer: 'Answer',
  answerHint: 'We email it to the person as written, and show it on the site.',
  send: 'Send answer',
  sending: 'Sending…',
  sent: 'The answer is sent.',
  note: 'Add note',
  noteTitle: 'Add a staff note',
  noteText: 'Only staff see it. The deadline does not change.',
  noteLabel: 'Note',
  noteDone: 'The note is added.',
  take: 'Assign to me',
  takeTitle: 'Assign this ticket to you?',
  takeText: (from: string | null) =>
    from === null
      ? 'Other staff members see that you work on it.'
      : `${from} works on it now. Other staff members then see that you work on it.`,
  takeDone: 'The ticket is assigned to you.',
  assignTo: 'Assign to a staff member',
  assignTitle: 'Assign this ticket to a staff member?',
  assignText: (from: string | null) => (from === null ? 'The ticket has no assignee.' : `${from} works on it now.`),
  assignDone: 'The assignment is changed.',
  selectTicket: (reference: string) => `Select ${reference}`,
  selected: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'ticket', other: 'tickets' })} selected`,
  assignSelected: 'Assign selected tickets',
  assignedMany: (count: number) =>
    `The assignment of ${formats.number(count)} ${formats.plural(count, { one: 'ticket', other: 'tickets' })} is changed.`,
  clearSelection: 'Clear selection',
  release: 'Unassign',
  releaseTitle: 'Unassign this ticket?',
  releaseText: 'The ticket then has no assignee.',
  releaseDone: 'The ticket is unassigned.',
  close: 'Close',
  closeTitle: 'Close this ticket?',
  closeText: (waits: boolean) =>
    waits
      ? 'It still waits for an answer. The person gets no answer and cannot write in it any more.'
      : 'The person cannot write in it until you reopen it.',
  closeDone: 'The ticket is closed.',
  reopen: 'Reopen',
  reopenTitle: 'Reopen this ticket?',
  reopenText: 'It waits for an answer again, with a new deadline.',
  reopenDone: 'The ticket waits for an answer.',
  closed: 'This ticket is closed. Reopen it to answer.',
} as const;
