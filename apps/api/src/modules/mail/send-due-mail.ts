import { isReminder } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { type ClaimedMail, claimDueMail, deleteUnsent, markFailed, markSent } from './mail.store.ts';
import { renderMail } from './render-mail.ts';
import { isPermanentRefusal, retryDelaySeconds } from './retry-schedule.ts';
import type { MailTransport } from './smtp-transport.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

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
  readonly unsubscribe: Pick<UnsubscribeLinks, 'linkFor'>;
  /** Of players, who are above this module. */
  readonly wantsReminders: (db: Db, playerId: string) => Promise<boolean>;
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

/** Whose wish decides whether a mail goes out; null where it is sent in any case. */
function remindedPlayer({ facts }: ClaimedMail): string | null {
  // Reminders that were queued before players could turn them off name nobody.
  return isReminder(facts.template) && 'playerId' in facts ? facts.playerId : null;
}

async function sendOne(deps: MailDeps, mail: ClaimedMail): Promise<MailReport['failures'][number] | null> {
  const { db, transport, site } = deps;
  const playerId = remindedPlayer(mail);
  try {
    // Asked now, not when it was queued: between the two a server may have been away for days.
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
