import type { RiskCase, RiskCaseDetail, RiskFile } from '@goldwren/contracts/staff';
import { ada, alan, idOf, longest, on, robin } from './people.ts';

export const riskFile: RiskFile = {
  player: robin,
  assessment: {
    ...{ score: 55, version: 1, occasion: 'redemption', assessed_at: on(23, '14:11') },
    reasons: [
      { signal: 'shared_device', points: 20, weight: 20, evidence: { accounts: 1 } },
      { signal: 'shared_network', points: 5, weight: 5, evidence: { accounts: 2 } },
      { signal: 'shared_payout', points: 15, weight: 25, evidence: { accounts: 1 } },
      { signal: 'welcome_in_group', points: 15, weight: 20, evidence: { accounts: 3 } },
    ],
  },
  assessment_due: true,
  links: [
    {
      ...{ player: longest, kinds: ['device', 'network', 'payout'], created_at: on(3, '18:40') },
      suspended: true,
    },
    { player: alan, kinds: ['network'], created_at: on(8, '11:20'), suspended: false },
  ],
  devices: [
    {
      ...{ browser: 'Firefox', system: 'Windows', first_seen_at: on(2, '15:03'), last_seen_at: on(23, '14:08') },
      accounts: 2,
    },
    { browser: null, system: null, first_seen_at: on(9, '20:15'), last_seen_at: on(12, '07:31'), accounts: 1 },
  ],
  networks: 3,
  figures: {
    ...{ purchases: 4, purchased: '85.00', redemptions: 2, redeemed: '110.00' },
    ...{ wagered_gold: '48210000.00', wagered_sweeps: '1284.60' },
  },
  case: { id: idOf(501), state: 'open' },
};

const open: RiskCase = {
  ...{ id: idOf(501), player: robin, score: 55, state: 'open', opened_at: on(20, '14:11'), due_at: on(24, '14:11') },
  signals: ['shared_device', 'shared_network', 'shared_payout', 'welcome_in_group'],
  ...{ breached: false, decided_at: null, decided_by: null, note: null, ticket_id: null },
};

export const riskCases: RiskCase[] = [
  {
    ...{ ...open, id: idOf(502), player: longest, score: 100, due_at: on(21, '09:00'), breached: true },
    signals: ['shared_device', 'same_document', 'same_person', 'many_accounts', 'registration_burst'],
  },
  open,
];

export const riskCase: RiskCaseDetail = {
  ...open,
  ...{ state: 'contacted', decided_at: on(22, '10:05'), decided_by: ada.name, ticket_id: idOf(301) },
  file: riskFile,
};
