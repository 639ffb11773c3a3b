import { formats } from '../en/formats.ts';

/** What tables, filters and actions of the back office say. */
export const tableMessages = {
  searchFor: 'Search',
  apply: 'Apply',
  clear: 'Clear filters',
  any: 'Any',
  previous: 'Previous',
  first: 'First page',
  next: 'Next',
  pages: (caption: string) => `Pages of ${caption}`,
  rows: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'row', other: 'rows' })} on this page`,
  empty: 'Nothing here.',
  failed: 'The list could not be loaded.',
  export: 'Download CSV',
  exporting: (count: number) => `${formats.number(count)} rows so far…`,
  exported: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'row', other: 'rows' })} written.`,
  capped: (cap: number) => `The file ends after ${formats.number(cap)} rows; there are more. Narrow the filters.`,
  exportFailed: (why: string) => `No file was made. ${why}`,
} as const;

export const actionMessages = {
  cancel: 'Cancel',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  note: 'Note',
  working: 'One moment…',
} as const;
