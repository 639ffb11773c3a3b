import { initContract } from '@ts-rest/core';
import type { GuardedContract } from '../shared/access.ts';
import { commonProblems } from '../shared/problem.ts';
import type { StaffAccess, StaffGuarded } from './access.ts';
import { adjustmentsContract } from './money/adjustments.ts';
import { freeEntriesContract } from './money/free-entries.ts';
import { liabilityContract } from './money/liability.ts';
import { ordersContract } from './money/orders.ts';
import { packagesContract } from './money/packages.ts';
import { reportsContract } from './money/reports.ts';
import { alertsContract } from './operations/alerts.ts';
import { staffGamesContract } from './operations/games.ts';
import { healthContract } from './operations/health.ts';
import { jurisdictionsContract } from './operations/jurisdictions.ts';
import { staffMaintenanceContract } from './operations/maintenance.ts';
import { policyChangesContract } from './operations/policy-changes.ts';
import { rtpContract } from './operations/rtp.ts';
import { exclusionsContract } from './people/exclusions.ts';
import { staffIdentityContract } from './people/identity.ts';
import { leaderboardContract } from './people/leaderboard.ts';
import { macrosContract } from './people/macros.ts';
import { playersContract } from './people/players.ts';
import { riskContract } from './people/risk.ts';
import { sanctionsContract } from './people/sanctions.ts';
import { ticketsContract } from './people/tickets.ts';
import { payoutsContract } from './redemption/payouts.ts';
import { staffRedemptionsContract } from './redemption/redemptions.ts';
import { staffTaxContract } from './redemption/tax.ts';
import { auditContract } from './team/audit.ts';
import { staffAuthContract } from './team/auth.ts';
import { cellsContract } from './team/cells.ts';
import { rolesContract } from './team/roles.ts';
import { searchContract } from './team/search.ts';
import { staffAccountsContract } from './team/staff-accounts.ts';
import { staffChangesContract } from './team/staff-changes.ts';
import { workContract } from './team/work.ts';

/** Every call of the back office. It is neither in the player document nor in the player bundle. */
export const staffContract = initContract().router(
  {
    auth: staffAuthContract,
    work: workContract,
    search: searchContract,
    cells: cellsContract,
    audit: auditContract,
    staffAccounts: staffAccountsContract,
    roles: rolesContract,
    staffChanges: staffChangesContract,
    freeEntries: freeEntriesContract,
    tickets: ticketsContract,
    macros: macrosContract,
    orders: ordersContract,
    redemptions: staffRedemptionsContract,
    jurisdictions: jurisdictionsContract,
    policyChanges: policyChangesContract,
    maintenance: staffMaintenanceContract,
    games: staffGamesContract,
    packages: packagesContract,
    leaderboard: leaderboardContract,
    sanctions: sanctionsContract,
    exclusions: exclusionsContract,
    risk: riskContract,
    payouts: payoutsContract,
    players: playersContract,
    adjustments: adjustmentsContract,
    tax: staffTaxContract,
    identity: staffIdentityContract,
    alerts: alertsContract,
    health: healthContract,
    rtp: rtpContract,
    liability: liabilityContract,
    reports: reportsContract,
  },
  { strictStatusCodes: true, commonResponses: commonProblems },
) satisfies GuardedContract<StaffAccess> & StaffGuarded;
export type StaffContract = typeof staffContract;
