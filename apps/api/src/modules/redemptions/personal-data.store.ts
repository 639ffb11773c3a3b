import { recordSource } from '../../platform/record-source.ts';
import { redemption, redemptionAllowance, redemptionEvent, skillQuestion } from './redemptions.table.ts';

/** What of these tables is a player's own, for their export. Where a prize goes is shown masked. */
export const redemptionsRecords = {
  redemptions: recordSource(redemption, { key: ['id'], withheld: ['detailsSealed', 'idempotencyKey', 'requestHash'] }),
  redemption_events: recordSource(redemptionEvent, { key: ['redemptionId', 'id'], withheld: ['staffId'] }),
  redemption_limits: recordSource(redemptionAllowance, { key: [] }),
  skill_questions: recordSource(skillQuestion, { key: ['redemptionId', 'attempt'] }),
};
