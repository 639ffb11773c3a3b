import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { siteOrigin } from '../config/site-origin.ts';
import { createSmtpTransport, createUnsubscribeLinks, runMailLoop } from '../modules/mail/public.ts';
import { wantsReminders } from '../modules/players/public.ts';
import type { Database } from '../platform/database.ts';

/**
 * Sends the outbox until it is stopped. Without a configured mail server, which production requires, the worker starts
 * its own, and mail goes over SMTP into the development mailbox.
 */
export async function startOutgoingMail(deps: {
  config: Config;
  database: Database;
  log: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const { smtpUrl, from } = deps.config.mail;
  const db = deps.database.db;
  // A dynamic import, so that production never loads the development mail server.
  const mailbox =
    smtpUrl === null ? await (await import('../dev/mailbox/mailbox-server.ts')).startMailboxServer(db) : null;
  const transport = createSmtpTransport({ url: smtpUrl ?? (mailbox?.smtpUrl as string), from });
  const unsubscribe = createUnsubscribeLinks(deps.config.sessionSecrets);
  const loop = runMailLoop({ db, transport, site: siteOrigin(deps.config), unsubscribe, wantsReminders }, deps.log);
  return {
    stop: async () => {
      await loop.stop();
      await mailbox?.close();
    },
  };
}
