import type { Locale } from '@goldwren/messages';
import type { MailFacts } from '@goldwren/messages/facts/mail-facts';

/** A mail to queue: its facts, recipient and language. */
export type QueuedMail = MailFacts & { readonly recipient: string; readonly locale: Locale };

/** An older queued mail with a stored text. It is sent as it was written. */
export interface WrittenMail {
  readonly template: 'as_written';
  readonly subject: string;
  readonly body: string;
}

/** What the outbox stores of a mail. */
export type StoredFacts = MailFacts | WrittenMail;

/** A mail as it is sent. */
export interface RenderedMail {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
