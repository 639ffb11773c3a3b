import type {
  QueuedRedemption,
  StaffRedemption,
  StaffTicket,
  StaffTicketDetail,
  Waiting,
} from '@goldwren/contracts/staff';
import { ada, alan, grace, idOf, longest, on, robin } from './people.ts';

export const waiting: Waiting[] = [
  { queue: 'redemptions_review', waiting: 4, oldest_at: on(19, '14:00'), due_at: on(21, '22:00'), breached: 1 },
  { queue: 'tickets', waiting: 3, oldest_at: on(22, '17:40'), due_at: on(23, '16:40'), breached: 1 },
  { queue: 'orders_review', waiting: 0, oldest_at: null, due_at: null, breached: 0 },
];

const queued: QueuedRedemption = {
  ...{ id: idOf(101), player: robin, amount: '60.00', payout_method: 'skrill', status: 'in_review', needs: [] },
  ...{ created_at: on(23, '14:10'), since: on(23, '14:12'), due_at: on(25, '22:00'), breached: false },
  ...{ approvals: 0, approvals_needed: 1 },
};

export const redemptions: QueuedRedemption[] = [
  {
    ...{ ...queued, id: idOf(102), player: longest, amount: '2400.00', payout_method: 'bank', since: on(19, '14:00') },
    ...{ created_at: on(18, '20:15'), due_at: on(21, '22:00'), breached: true, approvals: 1, approvals_needed: 2 },
  },
  {
    ...{
      ...queued,
      id: idOf(103),
      player: alan,
      amount: '150.00',
      payout_method: 'check',
      status: 'awaiting_verification',
    },
    ...{ needs: ['identity', 'skill_test'], since: on(20, '18:30'), due_at: null },
  },
  { ...queued, id: idOf(104), player: alan, amount: '620.00', status: 'approved', since: on(21, '16:00') },
  queued,
];

export const redemption: StaffRedemption = {
  ...(redemptions[0] as QueuedRedemption),
  ...{ payout_details: '•••• 6789', next_step: 'review' },
  approved_by: [{ ...ada, at: on(20, '16:20') }],
  history: [
    { status: 'awaiting_verification', at: on(18, '20:15'), reason: 'requested', note: null, by: null },
    { status: 'in_review', at: on(19, '14:00'), reason: 'verified', note: null, by: null },
    {
      ...{ status: 'in_review', at: on(21, '21:40'), reason: 'further_review', by: grace },
      note: 'The bank requests the name as shown on the account. We have written to the player.',
    },
  ],
  person: {
    ...{ country: 'US', region: 'NY', identity_status: 'verified', created_at: on(2, '15:03') },
    ...{ suspended: false, redemption_suspended: false },
  },
  exclusion_matches: [],
  limits: { request: '5000.00', day: '2500.00', month: '10000.00', until: null },
  ...{ withheld: null, paid_amount: null, paid_at: null },
};

const ticket: StaffTicket = {
  ...{ id: idOf(301), reference: 'TK-7Q2M4', display: robin.display, email: robin.email, category: 'payment' },
  ...{ subject: 'My card was charged twice', status: 'waiting', created_at: on(22, '17:40') },
  ...{ waiting_since: on(22, '17:40'), due_at: on(23, '16:40'), breached: true, assigned_to: ada.name },
  ...{ turn: idOf(301), assigned_to_me: false, last_message_at: on(23, '13:05') },
};

export const tickets: StaffTicket[] = [
  ticket,
  {
    ...{ ...ticket, id: idOf(302), reference: 'TK-2K9PX', display: longest.display, email: longest.email },
    ...{
      subject: 'How long does it take until a prize by check arrives at a post office box?',
      category: 'redemption',
    },
    ...{ waiting_since: on(23, '12:10'), due_at: on(24, '12:10'), breached: false, assigned_to: null },
  },
  {
    ...{ ...ticket, id: idOf(303), reference: 'TK-5M1RV', display: alan.display, email: alan.email },
    ...{ subject: 'The ball of Plinko stopped', category: 'technical', waiting_since: on(23, '16:20') },
    ...{ due_at: on(24, '16:20'), breached: false, assigned_to: null },
  },
];

export const thread: StaffTicketDetail = {
  ...ticket,
  ...{ name: 'Robin Wren', full_email: 'robin.wren@example.test', locale: 'en', player: robin, linked: true },
  messages: [
    {
      ...{ id: idOf(311), author: 'person', name: null, at: on(22, '17:40') },
      text: 'Hello,\n\nI bought Golden Nest once, and my statement has it twice. Can you look?\n\nRobin',
    },
    {
      ...{ id: idOf(312), author: 'note', name: ada.name, at: on(22, '19:28') },
      text: 'Two charges at the provider, one order here: the second is theirs to give back.',
    },
    {
      ...{ id: idOf(313), author: 'staff', name: ada.name, at: on(22, '19:30') },
      text: 'The second charge is being returned by the provider. It takes up to five business days until your bank shows it.',
    },
    {
      ...{ id: idOf(314), author: 'person', name: null, at: on(23, '13:05') },
      text: 'Thank you. Do I keep the coins of the first?',
    },
  ],
  earlier: false,
  others: [
    {
      ...{ id: idOf(304), reference: 'TK-8D3LC', subject: 'Changing my address', status: 'closed' },
      created_at: on(9, '11:00'),
    },
  ],
};
