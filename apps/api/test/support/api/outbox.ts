import type pg from 'pg';
import type { StoredFacts } from '../../../src/modules/mail/queued-mail.ts';
import { renderMail } from '../../../src/modules/mail/render-mail.ts';

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

/** Returns the outbox oldest first, of all recipients or of one. */
export async function readOutbox(owner: pg.Pool, recipient?: string): Promise<Outbox[]> {
  const { rows } = await owner.query<Omit<Outbox, 'subject' | 'body' | 'html'>>(
    `SELECT id, recipient, template, locale, facts, sent_at IS NOT NULL AS sent, given_up_at IS NOT NULL AS "givenUp", attempts,
            last_error AS "lastError", (SELECT extract(epoch FROM run_at - now())::float8 FROM graphile_worker.jobs
              WHERE key = 'send_mail:' || mail_outbox.id) AS "dueIn"
       FROM mail_outbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY queued_at, id`,
    [recipient ?? null],
  );
  return rows.map((row) => {
    const { subject, text: body, html } = renderMail(row.facts, row.locale, 'https://goldwren.test');
    return { ...row, subject, body, html };
  });
}

/** The token of the last link that was mailed to somebody for this page. */
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
