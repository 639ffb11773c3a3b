import { formats } from '../en/formats.ts';

/** Texts of tables, filters and actions in the back office. */
export const tableMessages = {
  apply: 'Apply',
  clear: 'Clear filters',
  any: 'Any',
  previous: 'Previous',
  first: 'First page',
  next: 'Next',
  pages: (caption: string) => `Pages of ${caption}`,
  rows: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'row', other: 'rows' })} on this page`,
  total: (count: number) => `${formats.number(count)} in total`,
  totalMore: (count: number) => `More than ${formats.number(count)} in total`,
  views: 'Saved views',
  saveView: 'Save view',
  saveViewTitle: 'Save these filters as a view',
  saveViewText: 'The view is stored in this browser. To share it, send the address of the page.',
  viewName: 'Name of the view',
  unnamedView: 'View',
  viewSaved: 'The view is saved.',
  deleteView: (name: string) => `Delete view ${name}`,
  select: 'Select',
  selectAll: 'Select all rows of this page',
  empty: 'No entries.',
  failed: 'Could not load the list.',
  export: 'Download CSV',
  exporting: (count: number) => `${formats.number(count)} rows so far…`,
  exported: (count: number) =>
    `${formats.number(count)} ${formats.plural(count, { one: 'row', other: 'rows' })} written.`,
  capped: (cap: number) => `The file ends after ${formats.number(cap)} rows, but there are more. Narrow the filters.`,
  exportFailed: (why: string) => `We could not create the file. ${why}`,
} as const;

export const actionMessages = {
  cancel: 'Cancel',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  note: 'Note',
} as const;

/** Texts of changes that wait for a second staff member. */
export const changeMessages = {
  title: 'Changes that wait for a second staff member',
  none: 'No change waits for approval.',
  requestedBy: 'Requested by',
  notOwn: 'You requested this. Another staff member must approve it.',
  aboutYou: 'This concerns you. Other staff members decide.',
  approve: 'Approve',
  approved: 'The change is approved.',
  reject: 'Reject',
  withdraw: 'Withdraw',
  rejectText: 'Nothing changes.',
  rejected: 'The change is rejected.',
} as const;
