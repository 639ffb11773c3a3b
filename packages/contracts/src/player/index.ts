export type { CardOdds, ChoiceOdds, Game, GameRules } from '../shared/game.ts';
export type { Currency } from '../shared/money.ts';
export type { PlayLimit } from '../shared/play-limit.ts';
export { type ProblemBody, type ProblemCode, type ProblemStatus, problemStatus } from '../shared/problem.ts';
export type { Round, RoundRecord, SessionStarted, SessionTotals, SharedReplay } from '../shared/round.ts';
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
export type { FreeEntryOffer } from './free-entry.ts';
export type { Lobby, PlayTallies } from './games.ts';
export { gettingStarted } from './getting-started.ts';
export type { Identity, IdentityDocument } from './identity.ts';
export type { PayoutReceipt } from './payouts.ts';
export type {
  ConfirmLimitForm,
  CoolOffForm,
  LimitsForm,
  SelfExclusionForm,
} from './play-control-forms.ts';
export type { PlayLimits, PlayStatementRow, PlayStatus } from './play-controls.ts';
export type { Policy } from './policy.ts';
export type { DataExport, DeletionForm } from './privacy.ts';
export type { Redemption, RedemptionEligibility, RedemptionTimes, SkillTest } from './redemptions.ts';
export type { SignedInBrowser } from './security.ts';
export type { ChangePasswordForm, DisableTotpForm, TotpCodeForm } from './security-forms.ts';
export type { Order, OrderDetail, Package } from './store.ts';
export type { SupportMessage, Ticket, TicketLine } from './support.ts';
export type { SupportForm, TicketReplyForm } from './support-forms.ts';
export type { W9, W9Status } from './tax.ts';
export type { BalanceSeries, JournalKind, TimelineEntry } from './wallet.ts';
