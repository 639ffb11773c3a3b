/** Every mail the product sends. */
export const mailTemplates = [
  'welcome',
  'registration_attempt',
  'receipt',
  'free_entry_received',
  'free_entry_approved',
  'free_entry_rejected',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
