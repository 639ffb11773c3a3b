import type { DocumentFacts } from '../openapi.ts';
import type { StaffContract } from './contract.ts';

/** The parts of the back office OpenAPI document that are not calls. The document is in the repository and is not served. */
export const staffDocument = {
  title: 'Goldwren back office API',
  description:
    'Everything that the back office can do. Formats and errors are the same as in the player API. Every call names the permission that it requires.',
  cookie: {
    name: 'goldwren-staff',
    description: 'Set by `POST /api/staff/auth/sign-in`; `__Host-goldwren-staff` in production.',
  },
  tags: {
    auth: 'Sign-in with a second factor, and the signed-in staff member.',
    work: 'Work queues with their deadlines.',
    search: 'One search for players and for everything that has an ID or a reference.',
    cells: 'The cells of a site whose players are divided, and their state.',
    audit: 'Audit log of all staff actions. It can be searched and verified.',
    'staff-accounts': 'Staff accounts: invitations, roles, locks and sessions.',
    roles: 'The permissions of each role.',
    'staff-changes': 'Changes of accounts and roles that wait for a second staff member.',
    'free-entries': 'Free entries, submitted online or by mail, and decisions on them.',
    tickets: 'Support tickets with deadlines, messages and answers.',
    macros: 'Prepared answers for support tickets, in every language of the players.',
    orders: 'Orders, and reviews of orders with a payment mismatch.',
    redemptions: 'Redemptions and decisions on them.',
    jurisdictions: 'Policy packs for regions, previews of a switch, and marketing claims.',
    'policy-changes': 'Changes of the rules of one region: requests, approvals and versions.',
    maintenance: 'Announcements of maintenance, during which nothing new can begin.',
    games: 'Games and whether they are switched on.',
    packages: 'Coin packages in dated versions.',
    leaderboard: 'Names that players chose for the leaderboards of the daily challenge.',
    sanctions: 'Possible matches with the sanctions list, and uploads of new lists.',
    exclusions: 'Accounts that may belong to a self-excluded person.',
    risk: 'Risk scores with their reasons, and the cases that staff decide. A score restricts nothing.',
    payouts: 'Payouts: batches, references and failures.',
    players: 'Player accounts: search, timeline and account actions.',
    adjustments: 'Balance adjustments. Each needs two staff members.',
    tax: 'Payouts per tax year, the 1099-MISC return, and the forms of players.',
    identity: 'Identity reviews and uploaded documents.',
    alerts: 'Alerts for operators until they are settled.',
    health: 'Ledger invariants, scheduled jobs, backlogs and the database.',
    rtp: 'Actual RTP of every game compared with its proof.',
    liability: 'Amounts owed to players and by players.',
    reports: 'Daily reports, computed from the journal.',
  },
} as const satisfies DocumentFacts<StaffContract>;
