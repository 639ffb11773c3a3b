import type { Config } from '../config/config.ts';
import { siteOrigin } from '../config/site-origin.ts';
import { createSmtpTransport, createUnsubscribeLinks, type MailDeps } from '../modules/mail/public.ts';
import { wantsReminders } from '../modules/players/public.ts';
import type { Database } from '../platform/database.ts';

/**
 * Opens what the mail jobs need. Without a mail server (never in production) the worker starts one, and mails go over SMTP
 * into the development mailbox.
 */
export async function openOutgoingMail({
  config,
  database,
}: {
  config: Config;
  database: Database;
}): Promise<MailDeps & { close(): Promise<void> }> {
  const { smtpUrl, from } = config.mail;
  const { db } = database;
  // Loaded only when it is used, so that production does not load the development mail server.
  const mailbox =
    smtpUrl === null ? await (await import('../dev/mailbox/mailbox-server.ts')).startMailboxServer(db) : null;
  const transport = createSmtpTransport({ url: smtpUrl ?? (mailbox?.smtpUrl as string), from });
  return {
    db,
    transport,
    site: siteOrigin(config),
    unsubscribe: createUnsubscribeLinks(config.sessionSecrets, config.cells?.name ?? null),
    wantsReminders,
    close: async () => {
      transport.close();
      await mailbox?.close();
    },
  };
}
