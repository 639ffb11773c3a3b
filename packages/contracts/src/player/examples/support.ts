import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

type Examples = ExamplesOf<PlayerContract>['support'];

const ticket: Examples['list']['result']['results'][number] = {
  id: '01a209ef-0778-7291-bf25-301c2e2536ee',
  reference: 'TK-9HWX-F3G3',
  subject: 'Payout date',
  category: 'redemption',
  status: 'waiting',
  created_at: '2026-11-23T19:43:09.690Z',
  last_message_at: '2026-11-23T19:43:09.690Z',
  due_at: '2026-11-24T19:43:09.690Z',
};

const thread: Examples['get']['result'] = {
  ...ticket,
  messages: [
    {
      id: '01a209ef-077e-719a-b216-4a7c2180dbe9',
      from: 'player',
      text: 'When will my prize arrive?',
      at: '2026-11-23T19:43:09.690Z',
    },
  ],
  earlier: false,
};

export const supportExamples = {
  write: {
    body: {
      name: 'Robin Wren',
      email: 'robin@example.com',
      subject: 'Payout date',
      category: 'redemption',
      message: 'When will my prize arrive?',
    },
    result: { reference: 'TK-9HWX-F3G3', ticket_id: '01a209ef-0778-7291-bf25-301c2e2536ee' },
  },
  list: {
    query: { limit: 1 },
    result: {
      results: [ticket],
      next_cursor: null,
    },
  },
  get: {
    params: { id: '01a209ef-0778-7291-bf25-301c2e2536ee' },
    result: thread,
  },
  reply: {
    params: { id: '01a209ef-0778-7291-bf25-301c2e2536ee' },
    body: { message: 'Thank you.' },
    result: { ...thread, last_message_at: '2026-11-23T19:43:09.900Z' },
  },
} satisfies Examples;
