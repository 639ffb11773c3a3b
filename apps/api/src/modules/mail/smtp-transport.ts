import { mailAttempts } from '../../platform/metrics/jobs.ts';
import type { OutboxRow } from './mail.store.ts';
import type { RenderedMail } from './queued-mail.ts';

/** Sends one mail to a mail server. Resolves when the server has accepted it. */
export interface MailTransport {
  /** `unsubscribe`: the one-click link that ends mails of this kind. Null for mails that cannot be turned off. */
  send(mail: RenderedMail & Pick<OutboxRow, 'id' | 'recipient'> & { unsubscribe: string | null }): Promise<void>;
  close(): void;
}

export interface TransportOptions {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** The timeout of each step: DNS, connection, greeting, and every pause after that. Five seconds by default. */
  readonly stepTimeoutMs?: number | undefined;
}

const defaultStepTimeoutMs = 5_000;
/** Limits the whole attempt, even when a slow server resets each step's timeout. */
const stepsPerAttempt = 5;

/** Characters that no header may contain. A line break in the subject would start a new header. */
const notInOneLine = /[\p{C}\u2028\u2029]+/gu;

/** The same for every attempt, so that mail programs recognize a mail that was delivered twice. */
function messageIdOf(mailId: string, from: string): string {
  return `<${mailId}@${from.split('@')[1] ?? 'goldwren'}>`;
}

/** RFC 8058: the mail program shows its own button and sends the request itself. */
function oneClick(url: string) {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/** Creates an SMTP transport with nodemailer. It never reads a file or URL into a mail. */
export function createSmtpTransport({
  url,
  from,
  stepTimeoutMs = defaultStepTimeoutMs,
}: TransportOptions): MailTransport {
  // Prometheus does not see the first failure of a new series as an increase.
  for (const result of ['accepted', 'refused', 'failed']) mailAttempts.inc({ result }, 0);
  // The API sends no mail and does not load it.
  const smtp = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      dnsTimeout: stepTimeoutMs,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      socketTimeout: stepTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  smtp.catch(() => undefined);
  return {
    send: async (mail) => {
      const sending = (await smtp).sendMail({
        messageId: messageIdOf(mail.id, from.address),
        from: { name: from.name, address: from.address },
        to: { name: '', address: mail.recipient },
        subject: mail.subject.replace(notInOneLine, ' '),
        text: mail.text,
        html: mail.html,
        // Prevents out-of-office replies.
        headers: { 'auto-submitted': 'auto-generated', ...(mail.unsubscribe ? oneClick(mail.unsubscribe) : {}) },
      });
      await counted(withTimeout(sending, stepTimeoutMs * stepsPerAttempt));
    },
    close: () => void smtp.then((opened) => opened.close()),
  };
}

async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Counts the result. A refused recipient is no failure of the mail server. */
async function counted(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    mailAttempts.inc({ result: isPermanentRefusal(error) ? 'refused' : 'failed' });
    throw error;
  }
  mailAttempts.inc({ result: 'accepted' });
}

/** Whether the mail server rejected the recipient itself with a permanent (5xx) reply. */
export function isPermanentRefusal(error: unknown): boolean {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
