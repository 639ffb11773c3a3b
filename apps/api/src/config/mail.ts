import { brand } from '@goldwren/rules';
import { addressParser } from 'postal-mime';
import { z } from 'zod';
import { setting } from './setting.ts';

/** The sender of outgoing mail. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const controlCharacter = /\p{C}/u;

/** Parses `no-reply@example.com`, which gets the brand's name, or `Display name <no-reply@example.com>`. */
function sender(text: string): Sender | null {
  const [only, ...more] = controlCharacter.test(text) ? [] : addressParser(text);
  if (more.length > 0 || !only?.address || !z.email().safeParse(only.address).success) return null;
  return { name: only.name || brand.name, address: only.address };
}

/** The variables of outgoing mail, and what leaving them empty means. */
export const mailVariables = {
  /** Mail server, `smtp://user:password@host:port` or `smtps://…`. Empty (not in production): the mailbox at /dev/mail. */
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  /** Sender of mail: an address, or `Name <address>`. Empty: a development address, so production requires it. */
  MAIL_FROM: setting(
    z
      .string()
      .transform((text, context) => {
        const parsed = sender(text);
        if (!parsed) context.addIssue({ code: 'custom', message: 'must be one address, or Name <address>' });
        return parsed ?? z.NEVER;
      })
      .optional(),
  ),
};

export interface MailSettings {
  /** Null outside production only: the worker runs its own mail server, and its mailbox is at /dev/mail. */
  readonly smtpUrl: string | null;
  readonly from: Sender;
}

export function mailSettings(read: {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM?: Sender | undefined;
}): MailSettings {
  return {
    smtpUrl: read.SMTP_URL ?? null,
    from: read.MAIL_FROM ?? { name: brand.name, address: 'no-reply@goldwren.example' },
  };
}
