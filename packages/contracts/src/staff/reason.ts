import { writtenReason } from './written-reason.ts';

const reasonMaxLength = 500;

/** The reason of a member of staff for an action, stored with the action. */
export const reason = writtenReason(reasonMaxLength);
