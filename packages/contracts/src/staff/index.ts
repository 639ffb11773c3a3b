export type { StaffAccess } from './access.ts';
export type { StaffMember } from './auth.ts';
export { type StaffContract, staffContract } from './contract.ts';
export { staffDocument } from './document.ts';
export { endpoints } from './endpoints.ts';
export type { StaffSignInForm } from './forms.ts';
