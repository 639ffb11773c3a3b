import type { User } from '../../shared/user.ts';

/** The player of the examples. */
export const exampleUser: User = {
  id: '01a209ee-f256-7359-8aa8-1f09e7e21fa9',
  email: 'robin@example.com',
  first_name: 'Robin',
  last_name: 'Wren',
  country: 'US',
  us_state: 'NY',
  phone: '+1 212 555 0142',
  locale: 'en',
  show_as_winner: true,
  mail_reminders: true,
  email_verified: true,
  created_at: '2026-11-23T19:43:04.412Z',
  identity_status: 'none',
  name_lock: null,
  welcome_sweeps: 'granted',
  restrictions: [],
  terms_due: [],
};
