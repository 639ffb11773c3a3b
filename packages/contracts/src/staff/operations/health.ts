import { booksInvariants } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { instant } from '../../shared/ids.ts';
import { problems } from '../../shared/problem.ts';
import { forStaff } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const c = initContract();

const finding = z
  .object({
    player_id: z.string(),
    currency: z.string(),
    at: z.string().describe('`seq` of the journal row, or ID of the round, order or redemption.'),
    detail: z.string(),
  })
  .meta({ id: 'BooksFinding' });

/** An invariant of the ledger, with the result of its last check. */
const invariant = z
  .object({
    name: z.enum(booksInvariants),
    ran_at: instant.nullable().describe('Time of the last check. Null before the first one.'),
    rows: z.int().describe('Number of checked rows.'),
    took_ms: z.int(),
    findings: z.array(finding).describe('First 50 findings. Empty if the invariant holds.'),
  })
  .meta({ id: 'BooksInvariant' });

const books = z
  .object({
    invariants: z.array(invariant),
    last_finding_at: instant.nullable().describe('When a check last found something. Null if none ever did.'),
    whole_checked_at: instant
      .nullable()
      .describe('When a full check last ended. Null before the first one. A full check runs at night, in parts.'),
  })
  .meta({ id: 'Books' });
export type Books = z.infer<typeof books>;

const job = z
  .object({
    name: z.string(),
    schedule: z.string().describe('Schedule in crontab format, UTC.'),
    every_minutes: z.int().describe('Longest interval of the schedule.'),
    last_success_at: instant.nullable(),
    last_failure: z.object({ at: instant, error: z.string() }).nullable(),
    took_ms: z.int().nullable(),
    late: z.boolean().describe('Whether the job has not succeeded for twice its interval.'),
  })
  .meta({ id: 'ScheduledJob' });
export type ScheduledJob = z.infer<typeof job>;

const backlog = z.object({ waiting: z.int(), oldest_at: instant.nullable() }).meta({ id: 'Backlog' });

const systemHealth = z
  .object({
    at: instant,
    jobs: z.array(job).describe('Scheduled jobs. Empty until a worker has run.'),
    mail: z
      .object({ due: backlog, later: z.int().describe('Mails that wait for their next attempt.'), given_up: z.int() })
      .describe('State of the mail outbox.'),
    payments: backlog.describe('Unprocessed notifications of payment providers.'),
    database: z.object({
      oldest_transaction_seconds: z
        .number()
        .nullable()
        .describe('Age of the oldest open transaction. Null without one.'),
      connections: z.int(),
      whole_server: z
        .boolean()
        .describe('Whether the figures cover the whole database server. False: only the logins of the application.'),
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
    summary: 'Get the system health',
    description: 'Returns the current state of jobs, backlogs and database, and the games that are off.',
    responses: { 200: systemHealth, ...problems(401) },
  },
  books: {
    ...endpoints.health.books,
    ...forStaff('health.read'),
    summary: 'List ledger invariants',
    description:
      'Returns the last result of each invariant. The worker checks new movements every minute, and the whole ledger every night.',
    responses: { 200: books, ...problems(401) },
  },
  checkBooks: {
    ...endpoints.health.checkBooks,
    ...forStaff('health.read', { notFresh: 'reads the ledger without changing it' }),
    summary: 'Check the ledger',
    description:
      'Checks all movements since the last check and returns the result. The worker then checks the whole ledger in parts. Only one check runs at a time; otherwise the call returns `conflict`. Each staff member can start a few checks per 15 minutes.',
    body: c.noBody(),
    responses: { 200: books, ...problems(401, 409) },
  },
});
