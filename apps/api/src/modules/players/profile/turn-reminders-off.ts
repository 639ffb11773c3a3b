import type { Context } from '../../../context.ts';
import { updateReminders } from './profile.store.ts';

/** Turns reminders off from a link in a reminder. A repeated call changes nothing. */
export async function turnRemindersOff({ database }: Pick<Context, 'database'>, playerId: string): Promise<void> {
  await updateReminders(database.db, playerId, false);
}
