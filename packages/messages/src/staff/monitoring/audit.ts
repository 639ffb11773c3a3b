import { formats } from '../../en/formats.ts';

export const auditMessages = {
  title: 'Audit log',
  about:
    "Every staff action and every view of personal data, newest first. No row can be changed or deleted. If a player's account is erased, the facts in the rows about that player are erased too.",
  entries: 'Log entries',
  empty: 'No entry matches.',
  seq: 'No.',
  at: 'When',
  who: 'Who',
  action: 'Action',
  subject: 'About',
  about_id: 'ID of the subject',
  facts: 'Facts',
  erased: 'Erased with the account',
  search: 'Text in the facts',
  from: 'From (day, Eastern Time)',
  to: 'To (inclusive)',
  verify: 'Verify chain',
  verifying: 'Verifying every row…',
  intact: (rows: number) =>
    `Complete and unchanged: ${formats.number(rows)} ${formats.plural(rows, { one: 'row', other: 'rows' })} without a gap.`,
  broken: (row: number) => `The chain is broken at row ${formats.number(row)}. Contact engineering and compliance now.`,
  anchorsAgree: (checked: number) =>
    `The log matches ${formats.number(checked)} ${formats.plural(checked, { one: 'anchor', other: 'anchors' })} stored outside the database.`,
  anchorsDiffer: (count: number) =>
    `The log differs from ${formats.number(count)} ${formats.plural(count, { one: 'anchor', other: 'anchors' })}. Contact engineering and compliance now.`,
  anchorsUnread: 'Could not read the anchors. Try again later.',
  noAnchors: 'There is no anchor from the last 14 days. Check the job anchor_audit.',
  head: 'Hash of the last row',
} as const;
