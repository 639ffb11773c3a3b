import { booksInvariants } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../shared/ids.ts';
import { problems } from '../shared/problem.ts';
import { forStaff } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

const finding = z
  .object({
    player_id: z.string(),
    currency: z.string(),
    at: z.string().describe('`seq` of the journal row, or the id of the round, order or redemption.'),
    detail: z.string(),
  })
  .meta({ id: 'BooksFinding' });

/** An invariant of the books, as the last run that looked at it found it. */
const invariant = z
  .object({
    name: z.enum(booksInvariants),
    ran_at: instant.nullable().describe('Null while no run has looked at it.'),
    rows: z.int().describe('What it was checked over.'),
    took_ms: z.int(),
    findings: z.array(finding).describe('The first fifty; none when all agrees.'),
  })
  .meta({ id: 'BooksInvariant' });

const books = z
  .object({
    invariants: z.array(invariant),
    last_finding_at: instant.nullable().describe('When any run last found something; null when none ever did.'),
    whole_checked_at: instant
      .nullable()
      .describe('When a check of the whole books last ended; null when none did. It runs by night, in pieces.'),
  })
  .meta({ id: 'Books' });
export type Books = z.infer<typeof books>;

const job = z
  .object({
    name: z.string(),
    schedule: z.string().describe('As crontab writes it, UTC.'),
    every_minutes: z.int().describe('The longest pause that the schedule makes.'),
    last_success_at: instant.nullable(),
    last_failure: z.object({ at: instant, error: z.string() }).nullable(),
    took_ms: z.int().nullable(),
    late: z.boolean().describe('No success in twice its period.'),
  })
  .meta({ id: 'ScheduledJob' });
export type ScheduledJob = z.infer<typeof job>;

const backlog = z.object({ waiting: z.int(), oldest_at: instant.nullable() }).meta({ id: 'Backlog' });

const systemHealth = z
  .object({
    at: instant,
    jobs: z.array(job).describe('Empty while no worker has ever run.'),
    mail: z
      .object({ due: backlog, later: z.int().describe('Waiting for their next attempt.'), given_up: z.int() })
      .describe('The outbox.'),
    payments: backlog.describe('Notifications of payment providers that are not processed.'),
    database: z.object({
      oldest_transaction_seconds: z.number().nullable().describe('Null when none is open.'),
      connections: z.int(),
      whole_server: z.boolean().describe('False: only what runs under our own logins is seen.'),
    }),
    games_off: z.array(
      z.object({ id: z.int(), title: z.string(), since: instant.nullable(), reason: z.string().nullable() }),
    ),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof systemHealth>;

export const healthContract = c.router({
  get: {
    ...endpoints.health.get,
    ...forStaff('health.read'),
    summary: 'Jobs, backlogs, database and games that are off',
    description: 'As it is now.',
    responses: { 200: systemHealth, ...problems(401) },
  },
  books: {
    ...endpoints.health.books,
    ...forStaff('health.read'),
    summary: 'Every invariant of the books, as it was last found',
    description: 'Every minute the worker checks what moved since its last run, and every night the whole books.',
    responses: { 200: books, ...problems(401) },
  },
  checkBooks: {
    ...endpoints.health.checkBooks,
    ...forStaff('health.read', { notFresh: 'it reads the books and changes nothing' }),
    summary: 'Check the books now',
    description:
      'Checks what moved since the last run and answers with what it found. The worker then checks the whole books, in pieces. One run at a time: while one is under way, `conflict`. A few in a quarter of an hour for each member of staff.',
    body: c.noBody(),
    responses: { 200: books, ...problems(401, 409) },
  },
});
