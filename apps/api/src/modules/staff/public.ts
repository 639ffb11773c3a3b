/** Front door of staff: routes, the store behind the session cookie, what they may, clean-up, and new accounts. */
export { addStaffMember } from './add-staff-member.ts';
export { assertStaffMay } from './assert-staff-may.ts';
export { listColleagues, staffNames } from './list-colleagues.ts';
export { seedStaffRules } from './seed-staff-rules.ts';
export { staffRoutes } from './staff.routes.ts';
export {
  clearLock,
  deleteDeadStaffSessions,
  deleteStaffSession,
  readStaffSession,
  touchStaffSession,
} from './staff.store.ts';
