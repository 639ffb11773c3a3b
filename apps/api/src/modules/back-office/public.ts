/** Front door of the back office: sign-in of staff, their accounts, and the list of what waits for them. */
export { addStaffMember } from './add-staff-member.ts';
export { backOfficePlugin } from './back-office.plugin.ts';
