import { initContract } from '@ts-rest/core';
import type { GuardedContract } from '../shared/access.ts';
import { commonProblems } from '../shared/problem.ts';
import type { StaffAccess, StaffGuarded } from './access.ts';
import { adjustmentsContract } from './adjustments.ts';
import { alertsContract } from './alerts.ts';
import { auditContract } from './audit.ts';
import { staffAuthContract } from './auth.ts';
import { colleaguesContract } from './colleagues.ts';
import { exclusionsContract } from './exclusions.ts';
import { freeEntriesContract } from './free-entries.ts';
import { staffGamesContract } from './games.ts';
import { healthContract } from './health.ts';
import { staffIdentityContract } from './identity.ts';
import { jurisdictionsContract } from './jurisdictions.ts';
import { liabilityContract } from './liability.ts';
import { ordersContract } from './orders.ts';
import { packagesContract } from './packages.ts';
import { payoutsContract } from './payouts.ts';
import { playersContract } from './players.ts';
import { staffRedemptionsContract } from './redemptions.ts';
import { reportsContract } from './reports.ts';
import { rtpContract } from './rtp.ts';
import { sanctionsContract } from './sanctions.ts';
import { staffTaxContract } from './tax.ts';
import { ticketsContract } from './tickets.ts';
import { workContract } from './work.ts';

/** Every call of the back office. It is neither in the player document nor in the player bundle. */
export const staffContract = initContract().router(
  {
    auth: staffAuthContract,
    work: workContract,
    audit: auditContract,
    colleagues: colleaguesContract,
    freeEntries: freeEntriesContract,
    tickets: ticketsContract,
    orders: ordersContract,
    redemptions: staffRedemptionsContract,
    jurisdictions: jurisdictionsContract,
    games: staffGamesContract,
    packages: packagesContract,
    sanctions: sanctionsContract,
    exclusions: exclusionsContract,
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
