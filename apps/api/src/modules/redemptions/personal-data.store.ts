import { recordSource } from '../../platform/record-source.ts';
import { redemption, redemptionAllowance, redemptionEvent, skillQuestion } from './redemptions.table.ts';

/** The data of a player in these tables, for the player's data export. Payout details are masked. */
export const redemptionsRecords = {
  redemptions: recordSource(redemption, { key: ['id'], withheld: ['detailsSealed', 'idempotencyKey', 'requestHash'] }),
  redemption_events: recordSource(redemptionEvent, { key: ['redemptionId', 'id'], withheld: ['staffId'] }),
  redemption_limits: recordSource(redemptionAllowance, { key: [] }),
  skill_questions: recordSource(skillQuestion, { key: ['redemptionId', 'attempt'] }),
};
