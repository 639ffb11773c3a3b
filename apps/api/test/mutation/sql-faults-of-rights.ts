import { faultsOf, type SqlFault } from './sql-fault.ts';

const staffActions = 'test/privileges/staff-actions.test.ts';
const signIn = 'test/staff/sign-in.test.ts';
const fourEyes = 'test/staff/four-eyes.test.ts';
const erasure = 'test/privacy/erasure-constraints.test.ts';

/** Faults in the functions that decide who of the staff may act, and in those that protect history. */
export const faultsOfRights: readonly SqlFault[] = [
  ...faultsOf(
    'staff-proof-fits',
    [staffActions],
    ["coalesce(sha256(v_outer || sha256(v_inner || convert_to(p_text, 'UTF8'))) = p_proof, false)", 'true'],
  ),
  ...faultsOf('staff-sign-in-is-proven', [staffActions], [", encode(p_replaces, 'hex')", '']),
  ...faultsOf(
    'check-redemption-move',
    ['test/privileges/direct-writes.test.ts'],
    ['THEN 2 ELSE 1 END', 'THEN 1 ELSE 1 END'],
    ["acts_as_staff('redemptions.review') AND", 'true AND'],
    ["AND p.state = 'processing'", ''],
  ),
  ...faultsOf(
    'require-package-editor',
    ['test/privileges/direct-writes.test.ts'],
    ["acts_as_staff('packages.edit') AND ", ''],
    [' AND is_acting_staff(NEW.changed_by::text)', ''],
  ),
  ...faultsOf(
    'add-staff-session',
    [staffActions, signIn],
    ['m.last_totp_step < p_step AND ', ''],
    [' AND m.locked_at IS NULL AND m.disabled_at IS NULL', ' AND m.disabled_at IS NULL'],
    [' AND m.locked_at IS NULL AND m.disabled_at IS NULL', ' AND m.locked_at IS NULL'],
    ['<= l.code_drift_steps + 1', '<= l.code_drift_steps + 10000'],
    [' AND s.staff_id = p_staff', ''],
  ),
  ...faultsOf(
    'add-staff-session',
    [signIn],
    ['SET last_totp_step = p_step, codes_tried = 0', 'SET last_totp_step = p_step'],
  ),
  ...faultsOf(
    'begin-staff-action',
    [staffActions],
    ["AND s.last_seen_at > clock_timestamp() - l.idle_minutes * interval '1 minute'", ''],
    ["AND s.created_at > clock_timestamp() - l.absolute_hours * interval '1 hour'", ''],
    ['AND m.disabled_at IS NULL AND m.locked_at IS NULL', 'AND m.locked_at IS NULL'],
    ['AND m.disabled_at IS NULL AND m.locked_at IS NULL', 'AND m.disabled_at IS NULL'],
    ['p.role = ANY (v_roles) AND ', ''],
    [' AND p.permission = p_permission', ''],
    ['p_fresh IS DISTINCT FROM false AND NOT v_fresh', 'p_fresh AND NOT v_fresh'],
    ['v_staff, p_permission, v_fresh)', 'v_staff, p_permission, true)'],
  ),
  ...faultsOf('begin-staff-action', ['test/staff/roles.test.ts'], [' AND p.granted', '']),
  ...faultsOf(
    'request-staff-change',
    [fourEyes],
    [" OR coalesce('admin' = ANY (p_roles), false)", ''],
    ["AND 'admin' = ANY (m.roles)", 'AND false'],
    ["WHEN p_subject = v_staff::text THEN 'own_account' ", ''],
  ),
  ...faultsOf(
    'approve-staff-change',
    [fourEyes],
    ["WHEN v_staff::text = v.subject THEN 'second_person'", ''],
    ["WHEN v.requested_at <= changes_expired_until() THEN 'change_expired'", "WHEN false THEN 'change_expired'"],
  ),
  ...faultsOf(
    'approval-refusal',
    [fourEyes],
    ["WHEN acting_staff() = p_requested_by THEN 'second_person'", ''],
    [' AND m.locked_at IS NULL', ''],
    ["WHEN p_status <> 'pending' THEN 'change_decided'", ''],
  ),
  ...faultsOf(
    'apply-staff-change',
    [fourEyes, 'test/staff/roles.test.ts'],
    [" AND p.permission NOT IN ('own_account', 'staff.manage')", ''],
    ['c.requested_by = v_staff OR ', ''],
    ['DELETE FROM staff_session s WHERE s.staff_id = v_staff;', ''],
  ),
  ...faultsOf(
    'set-up-staff-member',
    ['test/staff/invitations.test.ts'],
    [' AND l.expires_at > v_clock', ''],
    ['coalesce(m.password_hash, p_password_hash)', 'p_password_hash'],
  ),
  ...faultsOf('acting-staff', [staffActions], ['IF NOT FOUND THEN', 'IF false THEN']),
  ...faultsOf('deciding-staff', [staffActions], [' AND a.permission = p_permission', ''], [' AND a.is_fresh', '']),
  ...faultsOf(
    'acts-as-staff',
    [staffActions],
    [' AND a.permission = p_permission', ''],
    [' AND a.is_fresh', ''],
    ["'goldwren_staff', 'USAGE') AND pg_has_role", "'goldwren_staff', 'USAGE') OR pg_has_role"],
  ),
  ...faultsOf('require-acting-staff', [staffActions], ['IF NOT is_acting_staff(v_who) THEN', 'IF false THEN']),
  ...faultsOf(
    'require-identity-review',
    [staffActions],
    ["IF NOT acts_as_staff('identity.review') THEN", 'IF false THEN'],
  ),
  ...faultsOf(
    'unlock-staff-member',
    [staffActions],
    [
      "IF deciding_staff('staff.unlock') = p_staff THEN PERFORM refuse('forbidden'); END IF;",
      "PERFORM deciding_staff('staff.unlock');",
    ],
  ),
  ...faultsOf(
    'count-staff-code',
    [signIn],
    ['v.codes_tried < l.codes_per_window', 'v.codes_tried <= l.codes_per_window'],
    ['DELETE FROM staff_session s WHERE s.staff_id = p_staff;', ''],
    [' OR v.locked_at IS NOT NULL', ''],
  ),
  ...faultsOf(
    'set-wallets-frozen',
    [staffActions],
    ["p_frozen IS NOT TRUE AND NOT acts_as_staff('players.suspend')", 'false'],
  ),
  ...faultsOf(
    'return-redemption',
    [staffActions],
    ["AND NOT acts_as_staff('redemptions.review') THEN", 'AND false THEN'],
  ),
  ...faultsOf(
    'require-audit-erasure',
    [erasure],
    ['NEW IS DISTINCT FROM v_expected OR ', ''],
    [' AND d.erased_at IS NOT NULL', ''],
    ['OR NOT EXISTS (SELECT FROM audit_rows_about(NEW.erased_for) r WHERE r.seq = OLD.seq)', ''],
  ),
  ...faultsOf(
    'erase-audit-facts',
    [erasure],
    ['a.facts IS NOT NULL AND ', ''],
    [' AND a.seq IN (SELECT r.seq FROM audit_rows_about(p_player) r)', ''],
  ),
  ...faultsOf('require-erasure', [erasure], [' AND erased_at IS NOT NULL', '']),
  ...faultsOf(
    'require-ended-exclusion',
    ['test/privacy/erasure-constraints.test.ts'],
    [' AND excluded_until <= now()', ''],
  ),
];
