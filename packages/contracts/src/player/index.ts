export type { CardOdds, ChoiceOdds, Game, GameRules } from '../shared/game.ts';
export type { Currency } from '../shared/money.ts';
export type { PlayLimit } from '../shared/play-limit.ts';
export { type ProblemBody, type ProblemCode, type ProblemStatus, problemStatus } from '../shared/problem.ts';
export type { HandOver, Round, RoundRecord, SessionStarted, SessionTotals, SharedReplay } from '../shared/round.ts';
export type { User } from '../shared/user.ts';
export { type PlayerContract, playerContract } from './contract.ts';
export { playerDocument } from './document.ts';
export { endpoints } from './endpoints.ts';
export type {
  AccountForm,
  ForgotPasswordForm,
  FreeEntryForm,
  IdentityDocumentForm,
  IdentitySubmitForm,
  LoginForm,
  RedemptionForm,
  RegisterForm,
  ResetPasswordForm,
  SkillAnswerForm,
} from './forms.ts';
export { gettingStarted } from './getting-started.ts';
export type { Maintenance } from './maintenance.ts';
export type { FreeEntryOffer } from './money/free-entry.ts';
export type { Order, OrderDetail, Package } from './money/store.ts';
export type { BalanceSeries, JournalKind, TimelineEntry } from './money/wallet.ts';
export type { Identity, IdentityDocument } from './people/identity.ts';
export type { AccountReview, DataExport, DeletionForm } from './people/privacy.ts';
export type { PushSubscription } from './people/push.ts';
export type { SignedInBrowser } from './people/security.ts';
export type { ChangePasswordForm, DisableTotpForm, TotpCodeForm } from './people/security-forms.ts';
export type { SupportMessage, Ticket, TicketLine } from './people/support.ts';
export type { SupportForm, TicketReplyForm } from './people/support-forms.ts';
export type { Achievement } from './play/achievements.ts';
export type { BestRound, PlayedTotals } from './play/best-rounds.ts';
export type {
  Challenge,
  ChallengeAnswer,
  ChallengeDecision,
  ChallengeHand,
  ChallengeLine,
  ChallengeReplay,
} from './play/challenge.ts';
export type { LiabilitiesDay, OwnLiabilities } from './play/fairness.ts';
export type { PlayTallies } from './play/games.ts';
export type { Home } from './play/home.ts';
export type { PlayLimits, PlayStatementRow, PlayStatus } from './play/responsible-play.ts';
export type {
  ConfirmLimitForm,
  CoolOffForm,
  LimitsForm,
  SelfExclusionForm,
} from './play/responsible-play-forms.ts';
export type { Policy } from './policy.ts';
export type { PayoutReceipt } from './redemption/payouts.ts';
export type { Redemption, RedemptionEligibility, RedemptionTimes, SkillTest } from './redemption/redemptions.ts';
export type { W9, W9Status } from './redemption/tax.ts';
