/** Every mail the product sends. */
export const mailTemplates = [
  'welcome',
  'registration_attempt',
  'verify_email',
  'reset_password',
  'sign_in_link',
  'receipt',
  'free_entry_received',
  'free_entry_approved',
  'free_entry_rejected',
  'sweeps_expiring',
  'sweeps_expired',
  'account_changed',
  'account_closed',
  'password_changed',
  'new_device',
  'second_factor_changed',
  'recovery_code_used',
  'balance_adjusted',
  'identity_submitted',
  'identity_verified',
  'identity_rejected',
  'identity_delayed',
  'redemption_requested',
  'redemption_moved',
  'redemption_ended',
  'redemption_needs',
  'redemption_reminder',
  'redemption_late',
  'cool_off_started',
  'self_excluded',
  'registration_refused',
  'support_received',
  'support_answered',
  'data_export_ready',
  'account_deleted',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * Mails that anybody can cause by typing a stranger's address, and how many one mailbox gets in 24 hours, however its
 * address is spelled. The last few are kept for links to a new password, which only the owner of an account needs.
 */
export const unsolicitedMails: readonly MailTemplate[] = [
  'welcome',
  'registration_attempt',
  'verify_email',
  'reset_password',
  'free_entry_received',
  'registration_refused',
  'support_received',
];
export const mailCap = { perDay: 10, keptForReset: 3 } as const;

/**
 * Mails that a player may turn off: they only remind of what the site shows as well. Every other one is about the account,
 * its safety, its money or what was asked for, and always sent; none is advertising.
 */
export const reminderMails = ['sweeps_expiring', 'redemption_reminder'] as const satisfies readonly MailTemplate[];
export type ReminderMail = (typeof reminderMails)[number];

export function isReminder(template: string): template is ReminderMail {
  return (reminderMails as readonly string[]).includes(template);
}

/** What the links in mails are for. */
export const emailTokenPurposes = ['verify', 'reset', 'sign_in'] as const;
export type EmailTokenPurpose = (typeof emailTokenPurposes)[number];
