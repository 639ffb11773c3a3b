import { isReminder } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type ClaimedMail, claimDueMail, deleteUnsent, markFailed, markSent } from './mail.store.ts';
import { renderMail } from './render-mail.ts';
import { isPermanentRefusal, retryDelaySeconds } from './retry-schedule.ts';
import type { MailTransport } from './smtp-transport.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** The result of a batch, for the log. */
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
  /** The origin of links in mails. */
  readonly site: string;
  readonly unsubscribe: Pick<UnsubscribeLinks, 'linkFor'>;
  /** Passed in, because this module must not import the module players. */
  readonly wantsReminders: (db: Db, playerId: string) => Promise<boolean>;
}

/** Sent concurrently, so that one slow server does not delay the others. */
const batch = 5;
/** Longer than an attempt can take. If a worker dies, its mails are due again after this time. */
const leaseSeconds = 120;
const reasonMaxLength = 500;

/**
 * Sends due mails, at least once each. A mail is marked as sent after the server has accepted it. A process that dies
 * in between sends it again with the same Message-ID.
 * Several workers may run this at the same time.
 */
export async function sendDueMail(deps: MailDeps): Promise<MailReport> {
  const claimed = await claimDueMail(deps.db, batch, leaseSeconds);
  const results = await Promise.all(claimed.map((mail) => sendOne(deps, mail)));
  const failures = results.filter((result) => result !== null);
  return { claimed: claimed.length, sent: claimed.length - failures.length, failures };
}

/** Returns the player whose reminder setting decides about this mail. Null when it is always sent. */
function remindedPlayer({ facts }: ClaimedMail): string | null {
  // Reminders that were queued before the setting existed contain no player id.
  return isReminder(facts.template) && 'playerId' in facts ? facts.playerId : null;
}

async function sendOne(deps: MailDeps, mail: ClaimedMail): Promise<MailReport['failures'][number] | null> {
  const { db, transport, site } = deps;
  const playerId = remindedPlayer(mail);
  try {
    // Checked now and not when the mail was queued, because days can pass when a server is down.
    if (playerId !== null && !(await deps.wantsReminders(db, playerId))) {
      await deleteUnsent(db, mail.id);
      return null;
    }
    const unsubscribe = playerId === null ? null : deps.unsubscribe.linkFor(site, playerId);
    await transport.send({ ...mail, ...renderMail(mail.facts, mail.locale, site), unsubscribe });
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, reasonMaxLength);
    const retryInSeconds = isPermanentRefusal(error) ? null : retryDelaySeconds(mail.attempts);
    await markFailed(db, mail.id, reason, retryInSeconds);
    return { id: mail.id, template: mail.template, reason, gaveUp: retryInSeconds === null };
  }
  await markSent(db, mail.id);
  return null;
}
