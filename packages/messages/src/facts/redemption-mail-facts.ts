import type { PayoutMethod, RedemptionNeed, RedemptionReason } from '@goldwren/rules';

/** The redemption of an email, with its amount in Sweeps Coins. */
interface OfRedemption {
  readonly firstName: string;
  readonly redemptionId: string;
  readonly amount: string;
  readonly method: PayoutMethod;
}

/** The emails of a redemption. `note`: a note from staff to the player. `dueAt`: deadline of the next step. */
export type RedemptionMailFacts =
  | (OfRedemption & {
      readonly template: 'redemption_requested';
      readonly needs: readonly RedemptionNeed[];
      readonly dueAt: string | null;
    })
  | (OfRedemption & {
      readonly template: 'redemption_moved';
      readonly status: 'in_review' | 'approved' | 'processing' | 'paid';
      readonly reason: RedemptionReason;
      readonly note: string | null;
      readonly dueAt: string | null;
      /** In US dollars; null until it is paid. */
      readonly paid: string | null;
      readonly withheld: string | null;
    })
  | (OfRedemption & {
      readonly template: 'redemption_ended';
      readonly status: 'rejected' | 'returned' | 'forfeited';
      readonly reason: RedemptionReason;
      readonly note: string | null;
      /** The part in Sweeps Coins that paid the player's debt from reversed purchases. Missing in older emails. */
      readonly debtPaid?: string | undefined;
    })
  | (OfRedemption & { readonly template: 'redemption_needs'; readonly need: RedemptionNeed })
  | (OfRedemption & {
      readonly template: 'redemption_reminder';
      /** The player whose preference for reminders applies. */
      readonly playerId: string;
      readonly needs: readonly RedemptionNeed[];
      readonly daysLeft: number;
    })
  | (OfRedemption & {
      readonly template: 'redemption_late';
      readonly reason: RedemptionReason;
      readonly note: string | null;
    });
