import type { Locale } from '@goldwren/messages';
import type { MailFacts } from '@goldwren/messages/mail-facts';

/** A mail to queue: what it is about, to whom, in their language. */
export type QueuedMail = MailFacts & { readonly recipient: string; readonly locale: Locale };

/** A mail that was queued when texts were still made in the queue: it goes out as it was written. */
export interface WrittenMail {
  readonly template: 'as_written';
  readonly subject: string;
  readonly body: string;
}

/** What the outbox holds of a mail. */
export type StoredFacts = MailFacts | WrittenMail;

/** A mail as it goes out. */
export interface RenderedMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
