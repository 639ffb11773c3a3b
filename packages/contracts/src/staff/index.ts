export type { ListTotals } from '../shared/pagination.ts';
export type { PlayLimit } from '../shared/play-limit.ts';
export type { StaffAccess } from './access.ts';
export { type StaffContract, staffContract } from './contract.ts';
export { staffDocument } from './document.ts';
export { endpoints } from './endpoints.ts';
export type { DelayForm, ForfeitForm, RaiseLimitsForm, RejectForm, StaffProofForm, StaffSignInForm } from './forms.ts';
export type { Adjustment } from './money/adjustments.ts';
export type { StaffFreeEntry, StaffFreeEntryDetail } from './money/free-entries.ts';
export type { CellsLiability, Liability, LiabilityDay } from './money/liability.ts';
export type { StaffOrder, StaffOrderDetail } from './money/orders.ts';
export type { StaffPackage, StaffPackageVersion } from './money/packages.ts';
export type { CellsReport, DailyReport, ReportSums, YearReport } from './money/reports.ts';
export type { OperatorAlert } from './operations/alerts.ts';
export type { StaffGame, StaffGameSwitch } from './operations/games.ts';
export type { Books, ScheduledJob, SystemHealth } from './operations/health.ts';
export type {
  PackSwitchRequest,
  PolicySwitch,
  StaffMarketingClaims,
  StaffPolicyPack,
} from './operations/jurisdictions.ts';
export type { MaintenanceNotice } from './operations/maintenance.ts';
export type { PolicyChange, PolicyRegion, PolicyVersion } from './operations/policy-changes.ts';
export type { GameReturns, RealisedReturn, ReturnDay } from './operations/rtp.ts';
export type {
  EntryRejectionForm,
  MailInForm,
  OrderNoteForm,
  OrderRefundForm,
  ReasonForm,
} from './operations-forms.ts';
export type { MissingCellReason, MissingCells, OrderInput, OverCells, RowOrder } from './over-cells.ts';
export type { ExclusionMatch } from './people/exclusion-match.ts';
export type { ExclusionMatchDetail } from './people/exclusions.ts';
export type {
  IdentityCase,
  IdentityCaseDocument,
  IdentityCaseLine,
  IdentityFile,
  IdentityVendorSession,
} from './people/identity.ts';
export type { ApproveIdentityForm, RejectIdentityForm } from './people/identity-forms.ts';
export type { LeaderboardName, NameRemovalForm } from './people/leaderboard.ts';
export type { TicketMacro } from './people/macros.ts';
export type { PlayerFile } from './people/player-file.ts';
export type { FoundPlayer, TimelineEntry } from './people/players.ts';
export type { RiskCase, RiskCaseDetail, RiskFile } from './people/risk.ts';
export type {
  SanctionsList,
  SanctionsMatch,
  SanctionsMatchDetail,
  SanctionsUpload,
  SanctionsUploadForm,
} from './people/sanctions.ts';
export type { TicketAnswerForm, TicketNoteForm } from './people/ticket-forms.ts';
export type { StaffTicket, StaffTicketDetail } from './people/tickets.ts';
export type { PlayerLine } from './player-line.ts';
export type { Payout, PayoutBatch, PayoutBatchStarted, PayoutDue } from './redemption/payouts.ts';
export type { RedemptionAllowance } from './redemption/redemption-allowance.ts';
export type { QueuedRedemption, StaffRedemption } from './redemption/redemptions.ts';
export type { TaxRecipient } from './redemption/tax.ts';
export type { PackageForm, PackageOrderForm, PackageSwitchForm } from './switch-forms.ts';
export type { AuditEntry, AuditVerdict, StaffAccountSummary } from './team/audit.ts';
export type { StaffMember, StaffSetUp } from './team/auth.ts';
export type { CellState, StaffCell } from './team/cells.ts';
export type { StaffRoleGrants } from './team/roles.ts';
export type { SearchResult } from './team/search.ts';
export type { StaffAccount, StaffAccountDetail } from './team/staff-accounts.ts';
export type { StaffChange } from './team/staff-changes.ts';
export type { Waiting } from './team/work.ts';
