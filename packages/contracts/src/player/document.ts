import type { DocumentFacts } from '../openapi.ts';
import type { PlayerContract } from './contract.ts';

/** What the players' OpenAPI document says beside its calls. */
export const playerDocument = {
  title: 'Goldwren API',
  description:
    'Everything the Goldwren web app can do. Amounts are decimal strings with exactly two decimals, times are UTC in ISO 8601, lists are `{ results, next_cursor }`. Every error is a `Problem`: a sentence for people, a `code` for programs, and a `request_id` to quote to support.',
  cookie: { name: 'goldwren', description: 'Set by `POST /api/auth/login`; `__Host-goldwren` in production.' },
  areas: {
    auth: 'Accounts and sessions.',
    security: 'Password, signed-in browsers and the second factor.',
    account: 'The profile of whoever is signed in.',
    wallet: 'Balances, the journal behind them, and the login bonus.',
    games: 'Games, their rules and exact returns, sessions and rounds.',
    fairness: 'What it takes to check signed statements.',
    store: 'Packages, orders and the notifications that settle them.',
    freeEntry: 'The alternative method of entry, without purchase.',
    redemptions: 'Prizes.',
    payouts: 'What was paid for a prize.',
    tax: 'The W-9 that larger prizes need.',
    identity: 'Documents that show who a player is, and the review of them.',
    play: "Limits, breaks and reality checks of the player's own.",
    support: 'Messages to support, and the threads that they become.',
    privacy: 'What is known of the player, as a file, and the end of their account.',
    policy: 'The rules in force, as the pages print them.',
    docs: 'This document.',
  },
} as const satisfies DocumentFacts<PlayerContract>;
