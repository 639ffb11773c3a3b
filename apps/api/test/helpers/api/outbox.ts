import type pg from 'pg';
import type { StoredFacts } from '../../../src/modules/mail/queued-mail.ts';
import { renderMail } from '../../../src/modules/mail/render-mail.ts';
import { schemasOf } from '../../../src/platform/schema/cell-schemas.ts';

export interface Outbox {
  id: string;
  recipient: string;
  template: string;
  locale: 'en' | 'fr-CA';
  facts: StoredFacts;
  /** The rendered mail, with links to https://goldwren.test. */
  subject: string;
  body: string;
  html: string;
  sent: boolean;
  attempts: number;
  givenUp: boolean;
  /** Seconds from now until the next attempt; null once its job has ended. */
  dueIn: number | null;
  lastError: string | null;
}

/** The schema of the job queue of the cell that this pool is connected to. */
function jobsSchemaOf(owner: pg.Pool): string {
  return schemasOf(String(owner.options.connectionString)).jobs;
}

/** Returns the outbox oldest first, of all recipients or of one. */
export async function readOutbox(owner: pg.Pool, recipient?: string): Promise<Outbox[]> {
  const { rows: jobs } = await owner.query<{ key: string; dueIn: number }>(
    `SELECT key, extract(epoch FROM run_at - now())::float8 AS "dueIn" FROM ${jobsSchemaOf(owner)}.jobs WHERE key LIKE 'send_mail:%'`,
  );
  const dueIn = new Map(jobs.map((job) => [job.key, job.dueIn]));
  const { rows } = await owner.query<Omit<Outbox, 'subject' | 'body' | 'html' | 'dueIn'>>(
    `SELECT id, recipient, template, locale, facts, sent_at IS NOT NULL AS sent, given_up_at IS NOT NULL AS "givenUp", attempts,
            last_error AS "lastError"
       FROM mail_outbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY queued_at, id`,
    [recipient ?? null],
  );
  return rows.map((row) => {
    const { subject, text: body, html } = renderMail(row.facts, row.locale, 'https://goldwren.test');
    return { ...row, subject, body, html, dueIn: dueIn.get(`send_mail:${row.id}`) ?? null };
  });
}

/** The token of the last link that was mailed to this address for this page. */
export async function mailedToken(
  owner: pg.Pool,
  recipient: string,
  page: '/verify-email' | '/reset-password' | '/sign-in-link' | '/staff/set-up',
): Promise<string> {
  const mails = await readOutbox(owner, recipient);
  const links = mails.flatMap(({ body }) => [...body.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link)));
  return (
    links
      .filter(({ pathname }) => pathname === page)
      .at(-1)
      ?.searchParams.get('token') ?? ''
  );
}
