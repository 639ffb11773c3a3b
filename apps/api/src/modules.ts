import { docsPlugin } from './http/reference/docs.ts';
import { accountPlugin } from './modules/account/public.ts';
import { achievementsPlugin } from './modules/achievements/public.ts';
import { adjustmentsPlugin } from './modules/adjustments/public.ts';
import { alertsPlugin } from './modules/alerts/public.ts';
import { auditPlugin } from './modules/audit/public.ts';
import { authPlugin } from './modules/auth/public.ts';
import { backOfficePlugin } from './modules/back-office/public.ts';
import { challengePlugin } from './modules/challenge/public.ts';
import { exclusionsPlugin } from './modules/exclusions/public.ts';
import { freeEntryPlugin } from './modules/free-entry/public.ts';
import { gamesPlugin } from './modules/games/public.ts';
import { healthPlugin } from './modules/health/public.ts';
import { identityPlugin } from './modules/identity/public.ts';
import { ledgerPlugin } from './modules/ledger/public.ts';
import { liabilitiesPlugin } from './modules/liabilities/public.ts';
import { payoutsPlugin } from './modules/payouts/public.ts';
import { playersPlugin } from './modules/players/public.ts';
import { policyPlugin } from './modules/policy/public.ts';
import { privacyPlugin } from './modules/privacy/public.ts';
import { pushPlugin } from './modules/push/public.ts';
import { redemptionsPlugin } from './modules/redemptions/public.ts';
import { reportsPlugin } from './modules/reports/public.ts';
import { responsiblePlayPlugin } from './modules/responsible-play/public.ts';
import { riskPlugin } from './modules/risk/public.ts';
import { sanctionsPlugin } from './modules/sanctions/public.ts';
import { staffPlayersPlugin } from './modules/staff-players/public.ts';
import { storePlugin } from './modules/store/public.ts';
import { supportPlugin } from './modules/support/public.ts';
import { taxPlugin } from './modules/tax/public.ts';
import { walletPlugin } from './modules/wallet/public.ts';
import { listModules } from './register-modules.ts';

/** Every module with calls or event handlers, lowest first. Handlers of one event run in this order. */
export const modules = listModules([
  auditPlugin,
  ledgerPlugin,
  policyPlugin,
  playersPlugin,
  exclusionsPlugin,
  authPlugin,
  accountPlugin,
  responsiblePlayPlugin,
  sanctionsPlugin,
  storePlugin,
  gamesPlugin,
  freeEntryPlugin,
  adjustmentsPlugin,
  identityPlugin,
  supportPlugin,
  redemptionsPlugin,
  walletPlugin,
  challengePlugin,
  achievementsPlugin,
  liabilitiesPlugin,
  payoutsPlugin,
  pushPlugin,
  taxPlugin,
  staffPlayersPlugin,
  riskPlugin,
  privacyPlugin,
  alertsPlugin,
  healthPlugin,
  reportsPlugin,
  backOfficePlugin,
  docsPlugin,
]);
