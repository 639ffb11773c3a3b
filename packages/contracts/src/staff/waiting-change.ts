import { z } from 'zod';
import { instant, uuid } from '../shared/ids.ts';

const who = z.object({ id: uuid, name: z.string() });

/** What every change that waits for a second staff member has. */
export const waitingChange = { id: uuid, reason: z.string(), requested_by: who, requested_at: instant };

/** The ID in the form of such a change. */
export const newChangeId = uuid.describe('Created by the caller. The same ID is used for every retry.');

/** The path of the calls that approve or reject such a change. */
export const changePath = z.object({ id: uuid.describe('ID of the change.') });
