import { recordSource } from '../../platform/record-source.ts';
import { pushSubscription } from './push.table.ts';

/** The data of a player in these tables, for the player's data export. */
export const pushRecords = {
  push_subscriptions: recordSource(pushSubscription, { key: ['id'], withheld: ['auth', 'p256dh'] }),
};
