import { createTransport } from 'nodemailer';
import type { OutboxRow } from './mail.store.ts';
import type { RenderedMail } from './queued-mail.ts';

/** Hands one mail to a mail server; resolves once the server has taken it over. */
export interface MailTransport {
  /** `unsubscribe`: where one press ends mails of this kind; null for those that cannot be turned off. */
  send(mail: RenderedMail & Pick<OutboxRow, 'id' | 'recipient'> & { unsubscribe: string | null }): Promise<void>;
  close(): void;
}

export interface TransportOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** How long each step may take: look-up, connection, greeting, and every silence after. Five seconds by default. */
  readonly stepTimeoutMs?: number | undefined;
}

const defaultStepTimeoutMs = 5_000;
/** Whatever a server does that keeps the line just busy enough: after this the attempt has failed. */
const stepsPerAttempt = 5;

/** What no header may hold; the subject is ours, but it is also where a line break would do harm. */
const notInOneLine = /[\p{C}\u2028\u2029]+/gu;

/** The same for every attempt, so that a mail delivered twice can be recognised and is shown once. */
function messageIdOf(mailId: string, from: string): string {
  return `<${mailId}@${from.split('@')[1] ?? 'goldwren'}>`;
}

/** RFC 8058: the mail program shows a button of its own, and makes the call itself. */
function oneClick(url: string) {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/** SMTP by nodemailer. No file or URL is ever read into a mail, whatever its text says. */
export function createSmtpTransport({
  url,
  from,
  stepTimeoutMs = defaultStepTimeoutMs,
}: TransportOptions): MailTransport {
  const smtp = createTransport({
    url,
    dnsTimeout: stepTimeoutMs,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const sending = smtp.sendMail({
        messageId: messageIdOf(mail.id, from.address),
        from: { name: from.name, address: from.address },
        to: { name: '', address: mail.recipient },
        subject: mail.subject.replace(notInOneLine, ' '),
        text: mail.text,
        html: mail.html,
        // Out-of-office answers to a machine help nobody.
        headers: { 'auto-submitted': 'auto-generated', ...(mail.unsubscribe ? oneClick(mail.unsubscribe) : {}) },
      });
      await within(sending, stepTimeoutMs * stepsPerAttempt);
    },
    close: () => smtp.close(),
  };
}

async function within(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
