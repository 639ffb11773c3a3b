import { staffText } from '@goldwren/rules';
import { writtenReason } from './written-reason.ts';

/** The reason of a staff member for an action, stored with the action. */
export const reason = writtenReason(staffText.reasonMaxLength);
