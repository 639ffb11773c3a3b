import { isReminder } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { deleteUnsent, markFailed, markSent, type StartedMail, startMailAttempt } from './mail.store.ts';
import { renderMail } from './render-mail.ts';
import { isPermanentRefusal, type MailTransport } from './smtp-transport.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

export interface MailDeps {
  readonly db: Db;
  readonly transport: MailTransport;
  /** The origin that links in mails lead to. */
  readonly site: string;
  readonly unsubscribe: Pick<UnsubscribeLinks, 'linkFor'>;
  /** Of players, who are above this module. */
  readonly wantsReminders: (db: Db, playerId: string) => Promise<boolean>;
}

/** A mail that was given up, for the log. */
interface LostMail extends Pick<StartedMail, 'id' | 'template'> {
  readonly reason: string;
}

/**
 * graphile-worker waits exp(n) seconds after attempt n: 3 s, 7 s, 20 s, … 2.3 h, then 6.1 h each time. The last of these
 * attempts comes about three days after the first.
 */
export const mailAttempts = 21;
const reasonMaxLength = 500;

/**
 * Sends one mail, at least once. It is marked as sent after the mail server has accepted it. If the process dies between the
 * two, the mail is sent again with the same Message-ID. Does nothing for a mail that was sent, given up or deleted.
 * @returns The mail when it is given up, after a permanent rejection of the recipient or the last attempt.
 * @throws Error when the mail must be tried again later.
 */
export async function sendMail(deps: MailDeps, id: string): Promise<LostMail | null> {
  const mail = await startMailAttempt(deps.db, id);
  if (mail === null) return null;
  try {
    // The worker was killed during the last attempt.
    if (mail.attempts > mailAttempts) throw new Error('no attempt was finished');
    if (!(await deliver(deps, mail))) return null;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, reasonMaxLength);
    const isGivenUp = isPermanentRefusal(error) || mail.attempts >= mailAttempts;
    await markFailed(deps.db, id, reason, isGivenUp);
    if (isGivenUp) return { id, template: mail.template, reason };
    throw new Error(`mail ${id} (${mail.template}) was not sent: ${reason}`, { cause: error });
  }
  await markSent(deps.db, id);
  return null;
}

/** Returns false when the recipient does not want this mail, which is then deleted. */
async function deliver({ db, transport, site, ...deps }: MailDeps, mail: StartedMail): Promise<boolean> {
  const playerId = remindedPlayer(mail);
  // The setting is checked now, because the mail may have waited for days.
  if (playerId !== null && !(await deps.wantsReminders(db, playerId))) {
    await deleteUnsent(db, mail.id);
    return false;
  }
  const unsubscribe = playerId === null ? null : deps.unsubscribe.linkFor(site, playerId);
  await transport.send({ ...mail, ...renderMail(mail.facts, mail.locale, site), unsubscribe });
  return true;
}

/** The player whose setting decides whether a mail is sent; null when it is sent in any case. */
function remindedPlayer({ facts }: StartedMail): string | null {
  // Reminders that were queued before players could turn them off have no player.
  return isReminder(facts.template) && 'playerId' in facts ? facts.playerId : null;
}
