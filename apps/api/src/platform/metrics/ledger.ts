import { counter, gauge } from './registry.ts';

const movementLabels = ['kind', 'currency', 'direction'] as const;

export const journalEntries = counter(
  'goldwren_journal_entries_total',
  'Entries of the journal by kind, currency and direction: "to_player" or "from_player". The worker counts each entry once, a minute or two later.',
  movementLabels,
);

export const journalHundredths = counter(
  'goldwren_journal_amount_hundredths_total',
  'Coins of these entries, in hundredths.',
  movementLabels,
);

export const uncountedWindows = counter(
  'goldwren_journal_windows_uncounted_total',
  'Windows of the journal whose entries could not be counted, so that the two counters above lack them.',
);

export const booksFindings = gauge(
  'goldwren_books_findings',
  'Inconsistencies that the last check of the books found, at most 50 for each invariant.',
  ['invariant'],
);

export const booksCheckedUntil = gauge(
  'goldwren_books_checked_until_timestamp_seconds',
  'Time up to which the check of each minute has covered the books. 0: never.',
);

export const booksWholeCheckedAt = gauge(
  'goldwren_books_whole_checked_timestamp_seconds',
  'Time of the last complete check of the whole books. Absent before the first one.',
);

export const archiveOverdue = gauge(
  'goldwren_archive_overdue_seconds',
  'For how long the next closed month could have been archived. 0 while its time has not come.',
);
