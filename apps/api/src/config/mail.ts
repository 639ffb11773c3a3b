import { z } from 'zod';
import { setting } from './setting.ts';

/** The variables of outgoing mail, and what leaving them empty means. */
export const mailVariables = {
  /** Mail server, `smtp://user:password@host:port` or `smtps://…`. Empty: outside production the built-in mailbox at /dev/mail. */
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  /** Address mails come from. Empty: a development address, so production requires it. */
  MAIL_FROM: setting(z.email().optional()),
};

export interface MailSettings {
  /** Null: the worker's own development mail server, whose mailbox is /dev/mail. Never in production. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

/** @throws Error in production, when there is no mail server or no sender. */
export function mailSettings(
  read: { readonly SMTP_URL?: string | undefined; readonly MAIL_FROM?: string | undefined },
  isProduction: boolean,
): MailSettings {
  const missing = (['SMTP_URL', 'MAIL_FROM'] as const).filter((name) => !read[name]);
  if (isProduction && missing.length > 0) {
    throw new Error(`NODE_ENV is production and ${missing.join(' and ')} is not set. See .env.example.`);
  }
  return { smtpUrl: read.SMTP_URL ?? null, from: read.MAIL_FROM ?? 'no-reply@goldwren.example' };
}
