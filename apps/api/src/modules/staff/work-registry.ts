import { waitingMatches } from '../sanctions/public.ts';
import type { WorkRegistry } from './list-work.ts';

/** Which module answers for each queue of the first screen; a queue gets its line with the module that fills it. */
export const workRegistry: WorkRegistry = { sanctions: waitingMatches };
