import type { Db } from '../../platform/database.ts';
import { type ClaimedMail, claimDueMail, markFailed, markSent } from './mail.store.ts';
import { renderMail } from './render-mail.ts';
import { isPermanentRefusal, retryDelaySeconds } from './retry-schedule.ts';
import type { MailTransport } from './smtp-transport.ts';

/** What became of a batch, for the log. */
export interface MailReport {
  readonly claimed: number;
  readonly sent: number;
  readonly failures: readonly {
    readonly id: string;
    readonly template: string;
    readonly reason: string;
    readonly gaveUp: boolean;
  }[];
}

export interface MailDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  /** The origin that links in mails lead to. */
  readonly site: string;
}

/** Sent side by side: one slow server answer does not hold up the rest. */
const batch = 5;
/** Longer than an attempt can take. A worker that dies while it holds a mail leaves it to the next one after this. */
const leaseSeconds = 120;
const reasonMaxLength = 500;

/**
 * Sends what is due, at least once each: a mail is marked after the server has taken it over, so a process that dies
 * between the two sends it again, under the same Message-ID. Several workers may run this at once.
 */
export async function sendDueMail(deps: MailDeps): Promise<MailReport> {
  const claimed = await claimDueMail(deps.db, batch, leaseSeconds);
  const results = await Promise.all(claimed.map((mail) => sendOne(deps, mail)));
  const failures = results.filter((result) => result !== null);
  return { claimed: claimed.length, sent: claimed.length - failures.length, failures };
}

async function sendOne(
  { db, transport, site }: MailDeps,
  mail: ClaimedMail,
): Promise<MailReport['failures'][number] | null> {
  try {
    await transport.send({ ...mail, ...renderMail(mail.facts, mail.locale, site) });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, reasonMaxLength);
    const retryInSeconds = isPermanentRefusal(error) ? null : retryDelaySeconds(mail.attempts);
    await markFailed(db, mail.id, reason, retryInSeconds);
    return { id: mail.id, template: mail.template, reason, gaveUp: retryInSeconds === null };
  }
  await markSent(db, mail.id);
  return null;
}
