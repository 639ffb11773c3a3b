import type pg from 'pg';
import type { StoredFacts } from '../../src/modules/mail/queued-mail.ts';
import { renderMail } from '../../src/modules/mail/render-mail.ts';

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
  /** Seconds from now until the next attempt; null once sent or given up. */
  dueIn: number | null;
  lastError: string | null;
}

/** Returns the outbox oldest first, of all recipients or of one. */
export async function readOutbox(owner: pg.Pool, recipient?: string): Promise<Outbox[]> {
  const { rows } = await owner.query<Omit<Outbox, 'subject' | 'body' | 'html'>>(
    `SELECT id, recipient, template, locale, facts, sent_at IS NOT NULL AS sent, attempts, last_error AS "lastError",
            extract(epoch FROM next_attempt_at - now())::float8 AS "dueIn"
       FROM mail_outbox WHERE $1::text IS NULL OR recipient = $1 ORDER BY queued_at, id`,
    [recipient ?? null],
  );
  return rows.map((row) => {
    const { subject, text: body, html } = renderMail(row.facts, row.locale, 'https://goldwren.test');
    return { ...row, subject, body, html };
  });
}

/** Makes every waiting mail due now. */
export async function makeMailDue(owner: pg.Pool): Promise<void> {
  await owner.query('UPDATE mail_outbox SET next_attempt_at = now() WHERE next_attempt_at IS NOT NULL');
}

/** Returns the token of the last link to this page that was mailed to a recipient. */
export async function mailedToken(
  owner: pg.Pool,
  recipient: string,
  page: '/verify-email' | '/reset-password' | '/sign-in-link',
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
