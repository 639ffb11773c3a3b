import type { AdjustmentDirection, AdjustmentStatus } from '@goldwren/rules';

const statuses: Record<AdjustmentStatus, string> = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' };
const directions: Record<AdjustmentDirection, string> = {
  credit: 'Add to the player',
  debit: 'Remove from the player',
};

export const adjustmentsMessages = {
  title: 'Adjustments',
  about: 'Balance adjustments. One person requests an adjustment, and another approves it.',
  empty: 'No adjustment has this status.',
  player: 'Player',
  amount: 'Amount',
  reason: 'Reason',
  asked: 'Requested by',
  state: 'Status',
  statuses,
  clock: 'Deadline',
  decide: 'Decide',
  approveText: 'The coins move immediately, and we email the player. You cannot approve your own request.',
  request: 'Adjust a balance',
  requestText: 'No coins move until another staff member approves the adjustment.',
  coin: 'Coin',
  gold: 'Gold Coins',
  sweeps: 'Sweeps Coins',
  direction: 'Direction',
  directions,
  requested: 'Requested. Another staff member has to approve it.',
} as const;
