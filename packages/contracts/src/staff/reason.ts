import { writtenReason } from './written-reason.ts';

const reasonMaxLength = 500;

/** Why a member of staff does something, in their own words; kept with what they did. */
export const reason = writtenReason(reasonMaxLength);
