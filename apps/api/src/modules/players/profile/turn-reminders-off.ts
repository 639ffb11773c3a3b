import type { Context } from '../../../context.ts';
import { updateReminders } from './profile.store.ts';

/** Turns reminders off for whoever pressed so in one of them; again, it changes nothing. */
export async function turnRemindersOff({ database }: Pick<Context, 'database'>, playerId: string): Promise<void> {
  await updateReminders(database.db, playerId, false);
}
