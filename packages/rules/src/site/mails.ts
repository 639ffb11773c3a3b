/** Every email that the product sends. */
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
  'limits_set_by_support',
  'registration_refused',
  'support_received',
  'support_answered',
  'support_started',
  'data_export_ready',
  'account_deleted',
  'staff_set_up',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/**
 * Emails that anyone can trigger with a stranger's address, and how many of them one mailbox receives in 24
 * hours. All spellings of its address count together. The last few are reserved for password reset links, which
 * only the owner of an account needs.
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
 * Emails that a player may turn off. They only repeat what the site shows as well. All other emails are always
 * sent: they are about the account, its security, its money, or a request. None is advertising.
 */
export const reminderMails = ['sweeps_expiring', 'redemption_reminder'] as const satisfies readonly MailTemplate[];
export type ReminderMail = (typeof reminderMails)[number];

export function isReminder(template: string): template is ReminderMail {
  return (reminderMails as readonly string[]).includes(template);
}

/** Purposes of the links in emails. */
export const emailTokenPurposes = ['verify', 'reset', 'sign_in'] as const;
export type EmailTokenPurpose = (typeof emailTokenPurposes)[number];
