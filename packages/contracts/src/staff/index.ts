export type { PlayLimit } from '../shared/play-limit.ts';
export type { StaffAccess } from './access.ts';
export type { Adjustment } from './adjustments.ts';
export type { OperatorAlert } from './alerts.ts';
export type { AuditEntry, AuditVerdict, Colleague } from './audit.ts';
export type { StaffMember } from './auth.ts';
export type { ColleagueAccount } from './colleagues.ts';
export { type StaffContract, staffContract } from './contract.ts';
export { staffDocument } from './document.ts';
export { endpoints } from './endpoints.ts';
export type { ExclusionMatch } from './exclusion-match.ts';
export type { ExclusionMatchDetail } from './exclusions.ts';
export type { DelayForm, ForfeitForm, RaiseLimitsForm, RejectForm, StaffProofForm, StaffSignInForm } from './forms.ts';
export type { StaffFreeEntry, StaffFreeEntryDetail } from './free-entries.ts';
export type { StaffGame, StaffGameSwitch } from './games.ts';
export type { Books, ScheduledJob, SystemHealth } from './health.ts';
export type { IdentityCase, IdentityCaseDocument, IdentityCaseLine, IdentityFile } from './identity.ts';
export type { ApproveIdentityForm, RejectIdentityForm } from './identity-forms.ts';
export type { PolicySwitch, StaffMarketingClaims, StaffPolicyPack } from './jurisdictions.ts';
export type { Liability, LiabilityDay } from './liability.ts';
export type {
  EntryRejectionForm,
  MailInForm,
  OrderNoteForm,
  OrderRefundForm,
  ReasonForm,
} from './operations-forms.ts';
export type { StaffOrder, StaffOrderDetail } from './orders.ts';
export type { StaffPackage, StaffPackageVersion } from './packages.ts';
export type { Payout, PayoutBatch, PayoutBatchStarted, PayoutDue } from './payouts.ts';
export type { PlayerLine } from './player-line.ts';
export type { FoundPlayer, PlayerFile, TimelineEntry } from './players.ts';
export type { RedemptionAllowance } from './redemption-allowance.ts';
export type { QueuedRedemption, StaffRedemption } from './redemptions.ts';
export type { DailyReport } from './reports.ts';
export type { GameReturns, RealisedReturn, ReturnDay } from './rtp.ts';
export type { SanctionsList, SanctionsMatch, SanctionsMatchDetail } from './sanctions.ts';
export type { PackageForm, PackageOrderForm, PackageSwitchForm, PackSwitchForm } from './switch-forms.ts';
export type { TaxRecipient } from './tax.ts';
export type { TicketAnswerForm, TicketNoteForm } from './ticket-forms.ts';
export type { StaffTicket, StaffTicketDetail } from './tickets.ts';
export type { Waiting } from './work.ts';
