import { formats } from '../en/formats.ts';

export const auditMessages = {
  title: 'Audit log',
  about:
    "Every action of staff and every look at personal data, newest first. No row can be changed or deleted. When a player's account is erased, the facts of the rows about that player are erased too.",
  entries: 'Entries of the log',
  empty: 'Nothing in the log matches.',
  seq: 'No.',
  at: 'When',
  who: 'Who',
  action: 'Action',
  subject: 'About',
  about_id: 'Id of the thing',
  facts: 'Facts',
  erased: 'Erased with the account',
  search: 'Words in the facts',
  from: 'From (day, Eastern Time)',
  to: 'To, included',
  verify: 'Verify the chain',
  verifying: 'Verifying every row…',
  intact: (rows: number) =>
    `Complete and unchanged: ${formats.number(rows)} ${formats.plural(rows, { one: 'row', other: 'rows' })} follow each other without a gap.`,
  broken: (row: number) => `The chain is broken at row ${formats.number(row)}. Tell engineering and compliance now.`,
  anchorsAgree: (checked: number) =>
    `The log agrees with ${formats.number(checked)} ${formats.plural(checked, { one: 'anchor', other: 'anchors' })} stored outside the database.`,
  anchorsDiffer: (count: number) =>
    `The log differs from ${formats.number(count)} ${formats.plural(count, { one: 'anchor', other: 'anchors' })}. Tell engineering and compliance now.`,
  anchorsUnread: 'The anchors cannot be read at the moment. Try again later.',
  noAnchors: 'There is no anchor of the last 14 days. Check the job anchor_audit.',
  head: 'Hash of the last row',
} as const;
