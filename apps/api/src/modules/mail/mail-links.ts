import type { MailPage } from '@goldwren/messages/facts/mail-facts';

/** The paths of pages that mails link to (pages.ts of apps/web and apps/backoffice). End-to-end tests open each of them. */
const paths: Record<MailPage, (id: string) => string> = {
  login: () => '/login',
  register: () => '/register',
  contact: () => '/contact',
  dashboard: () => '/dashboard',
  account: () => '/dashboard/account',
  forgot: () => '/forgot-password',
  'free-entry': () => '/free-entry',
  order: (id) => `/buy-coins/return?order=${encodeURIComponent(id)}`,
  redeem: () => '/redeem',
  'responsible-play': () => '/responsible-play',
  ticket: (id) => `/dashboard/support?ticket=${encodeURIComponent(id)}`,
  verify: (id) => `/verify-email?token=${encodeURIComponent(id)}`,
  'privacy-center': () => '/dashboard/privacy',
  'sign-in-link': (id) => `/sign-in-link?token=${encodeURIComponent(id)}`,
  'staff-set-up': (id) => `/staff/set-up?token=${encodeURIComponent(id)}`,
  reset: (id) => `/reset-password?token=${encodeURIComponent(id)}`,
};

/** Returns the URL of a page on the site that sends the mail. */
export function linkTo(site: string, page: MailPage, id = ''): string {
  return `${site}${paths[page](id)}`;
}
