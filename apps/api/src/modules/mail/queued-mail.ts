/**
 * Every mail the product sends, by template, with what its text needs. Amounts are wire strings (`"2000000.00"`),
 * prices as they are shown (`"$10"`). What people typed is only ever put into the body, never into a header.
 */
export type MailContent =
  | {
      readonly template: 'welcome';
      readonly firstName: string;
      readonly gold: string;
      readonly sweeps: string;
      /** An account of the same mailbox has had the Sweeps Coins. */
      readonly hadBefore: boolean;
      /** Verifies the address. */
      readonly link: string;
    }
  | { readonly template: 'verify_email'; readonly firstName: string; readonly link: string }
  | { readonly template: 'reset_password'; readonly link: string }
  /** Somebody tried to register with the recipient's email (docs/decisions/0007). At most one a day and recipient. */
  | { readonly template: 'registration_attempt' }
  | {
      readonly template: 'receipt';
      readonly firstName: string;
      readonly packageName: string;
      readonly priceUsd: string;
      readonly gold: string;
      readonly sweeps: string;
      readonly orderId: string;
      readonly paidAt: Date;
    }
  | {
      readonly template: 'free_entry_received';
      readonly fullName: string;
      readonly reference: string;
      readonly method: 'online' | 'mail';
    }
  | {
      readonly template: 'free_entry_approved';
      readonly fullName: string;
      readonly reference: string;
      readonly amount: string;
      /** What the coins still wait for: an account with this email, or its verified address. */
      readonly waitsFor: 'account' | 'verification' | null;
    }
  | {
      readonly template: 'free_entry_rejected';
      readonly fullName: string;
      readonly reference: string;
      /** One sentence for the person. */
      readonly reason: string;
    };

export type QueuedMail = MailContent & { readonly recipient: string };

/** A mail as it goes out. */
export interface MailText {
  /** One line. */
  readonly subject: string;
  readonly body: string;
}
