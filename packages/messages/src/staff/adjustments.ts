import type { AdjustmentDirection, AdjustmentStatus } from '@goldwren/rules';

const statuses: Record<AdjustmentStatus, string> = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' };
const directions: Record<AdjustmentDirection, string> = { credit: 'Add to the player', debit: 'Take from the player' };

export const adjustmentsMessages = {
  title: 'Adjustments',
  about: 'Corrections of balances. One person asks, another approves.',
  empty: 'No correction is in this state.',
  player: 'Player',
  amount: 'Amount',
  reason: 'Reason',
  asked: 'Asked by',
  state: 'State',
  statuses,
  clock: 'Clock',
  decide: 'Decide',
  approve: 'Approve',
  approveText: 'The coins move at once, and the player is mailed. You cannot approve what you asked for.',
  approved: 'Approved and posted.',
  reject: 'Reject',
  rejectText: 'Nothing moves.',
  rejected: 'Rejected.',
  request: 'Correct a balance',
  requestText: 'Nothing moves until somebody else approves it.',
  coin: 'Coin',
  gold: 'Gold Coins',
  sweeps: 'Sweeps Coins',
  direction: 'Which way',
  directions,
  requested: 'Asked for. Somebody else has to approve it.',
} as const;
