import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Db } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { insertReceived } from './mailbox.store.ts';

export interface MailboxServer {
  /** The URL for sending mail to this server. */
  readonly smtpUrl: string;
  close(): Promise<void>;
}

const maxMessageBytes = 1024 * 1024;

/** Removes NUL characters, which PostgreSQL cannot store. */
function storable(text: string): string {
  return text.replaceAll('\u0000', '');
}

/**
 * Starts a mail server for development. It speaks SMTP on a free loopback port and accepts mail for any address. It stores
 * the mail for /dev/mail and never forwards it.
 */
export async function startMailboxServer(db: Db): Promise<MailboxServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: maxMessageBytes,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        storeMail(db, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function storeMail(db: Db, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  for (const recipient of recipients) {
    await insertReceived(db, {
      id: newId(),
      messageId: mail.messageId ? storable(mail.messageId) : null,
      sender: storable(mail.from?.address ?? ''),
      recipient: storable(recipient),
      subject: storable(mail.subject ?? ''),
      body: storable(mail.text ?? ''),
      html: mail.html ? storable(mail.html) : null,
    });
  }
}
