/**
 * Changes of staff accounts and roles. An invitation, and a change that gives the role `admin`, concerns an admin, or changes
 * a role needs the approval of a second staff member. So does `drop_month`: that an archived month may be dropped from the database.
 */
export const staffChangeKinds = [
  'invite',
  'set_roles',
  'disable',
  'enable',
  'reset_second_factor',
  'set_permissions',
  'drop_month',
] as const;
export type StaffChangeKind = (typeof staffChangeKinds)[number];

/**
 * Statuses of a change of staff and of a switch of the policy pack. `void`: the person who requested it, or whom it concerns, was
 * disabled before the decision, or it waited too long.
 */
export const staffChangeStatuses = ['pending', 'approved', 'rejected', 'void'] as const;

/** Hours for which the mailed link works, with which a staff member sets the password and the second factor. */
export const staffLinkHours = 24;

/** Who acts in the audit log when the directory of the operator disables an account (SCIM). No account has this ID. */
export const directoryActor = { id: '00000000-0000-7000-8000-00000000005c', name: 'SCIM' } as const;

/** The actor of the audit log when a cell applies a setting that another cell has decided for the site. It is not an account. */
export const settingsActor = { id: '00000000-0000-7000-8000-00000000005e', name: 'Another cell' } as const;

/** Days for which a change waits for the second staff member. It cannot be approved later. */
export const staffChangeDays = 7;
