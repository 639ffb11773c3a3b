/** The public interface of the back office: staff sign-in, staff accounts, and the list of work queues. */
export { addStaffMember } from './accounts/add-staff-member.ts';
export { backOfficePlugin } from './back-office.plugin.ts';
export { installScim } from './scim/install-scim.ts';
