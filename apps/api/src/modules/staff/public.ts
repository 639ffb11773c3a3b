/** The public interface of staff: accounts, permissions and sessions. */
export { assertStaffMay } from './assert-staff-may.ts';
export {
  countPeople,
  type DirectoryFilter,
  type DirectoryPerson,
  offBoardStaff,
  selectPeople,
} from './directory.store.ts';
export { listStaffMembers, namedStaff, staffNames } from './list-staff-members.ts';
export { seedStaffRules } from './seed-staff-rules.ts';
export {
  clearLock,
  countCode,
  deleteDeadStaffSessions,
  deleteStaffSession,
  disableByEmail,
  hasStaffMember,
  insertStaffMember,
  isNotDisabled,
  openProviderSession,
  openStaffSession,
  readStaffSession,
  selectActiveStaff,
  selectProviderAccount,
  selectStaffCredentials,
  selectStaffMembers,
  touchStaffSession,
  unlockStaffMember,
} from './staff.store.ts';
export {
  approveStaffChange,
  type DropRefusal,
  deleteSessionsOf,
  type LinkOwner,
  type RequestedChange,
  rejectStaffChange,
  requestStaffChange,
  type StaffChangeRow,
  selectApprovedDrop,
  selectLinkOwner,
  selectPendingChanges,
  selectRoleGrants,
  selectSessions,
  selectStaffChange,
  setUpStaffMember,
} from './staff-change.store.ts';
export type { StaffMember } from './staff-member.ts';
