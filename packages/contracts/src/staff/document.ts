import type { DocumentFacts } from '../openapi.ts';
import type { StaffContract } from './contract.ts';

/** What the back office's OpenAPI document says beside its calls. It is kept with the code, and served to nobody. */
export const staffDocument = {
  title: 'Goldwren back office API',
  description:
    "Everything the back office can do. Shapes and errors are as in the players' document; every call names the permission it needs.",
  cookie: {
    name: 'goldwren-staff',
    description: 'Set by `POST /api/staff/auth/sign-in`; `__Host-goldwren-staff` in production.',
  },
  tags: {
    auth: 'Signing in with a second factor, and who is signed in.',
    work: 'What waits for a person now, with its clock.',
    audit: 'Who of the staff did what: searchable, and provably complete.',
    colleagues: 'Who works here, and unlocking an account.',
    'free-entries': 'Requests for free Sweeps Coins, online and on mailed cards: the queue and its decisions.',
    tickets: 'What people write to support: the queue with its clock, threads, answers.',
    orders: 'Purchases: search, and what to do with those whose payment does not fit.',
    redemptions: 'Prizes: the queue and its decisions.',
    jurisdictions: 'The regional pack in force, what another would change, and the marketing claims.',
    games: 'Games on and off the floor, and why.',
    packages: 'What is offered for sale, in dated versions.',
    sanctions: 'Names that are like those of the sanctions list.',
    exclusions: 'Accounts that may belong to a person who has excluded themselves.',
    payouts: 'Handing prizes out: batches, references, failures.',
    players: 'Finding a player, all that happened to them, and what may be done to an account.',
    adjustments: 'Corrections of balances, by two people.',
    tax: 'Who was paid in a year, the return, and the forms.',
    identity: 'Reviews of who players are, and the documents they send.',
    alerts: 'What operators must look at, counted, until somebody settles it.',
    health: 'The invariants of the books, scheduled jobs, backlogs and the database.',
    rtp: 'What every game returned, beside what its proof says.',
    liability: 'What is owed to players, and by some of them.',
    reports: 'What every finished day brought, from the journal.',
  },
} as const satisfies DocumentFacts<StaffContract>;
