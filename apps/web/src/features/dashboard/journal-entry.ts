import type { api } from '../../lib/api.ts';

/** One line of the journal, as the API gives it. */
export type JournalEntry = Awaited<ReturnType<typeof api.wallet.activity>>['results'][number];
