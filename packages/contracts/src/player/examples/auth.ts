import type { ExamplesOf } from '../../openapi/examples.ts';
import type { User } from '../../shared/user.ts';
import type { PlayerContract } from '../contract.ts';
import { exampleUser } from './user.ts';

const newUser: User = {
  ...exampleUser,
  id: '01a209ef-1c3f-72f8-abe3-fcf0e546ec20',
  phone: null,
  email_verified: false,
  created_at: '2026-11-23T19:43:15.095Z',
};

export const authExamples = {
  requestSignInLink: { body: { email: 'robin@example.com' } },
  signInByLink: {
    body: { token: 'Zk3xq9vB2mN7pR5tY8wL1cD4fG6hJ0sA' },
    result: {
      user: newUser,
    },
  },
  login: {
    body: { email: 'robin@example.com', password: 'a fine long passphrase' },
    result: {
      user: newUser,
    },
  },
  register: {
    body: {
      email: 'robin@example.com',
      password: 'a fine long passphrase',
      password_confirm: 'a fine long passphrase',
      first_name: 'Robin',
      last_name: 'Wren',
      birth_date: '1990-05-17',
      country: 'US',
      us_state: 'NY',
    },
    result: {
      user: {
        ...newUser,
        id: '01a209ef-2126-75d1-9e1b-dbd5746f87dd',
        created_at: '2026-11-23T19:43:16.243Z',
        terms_due: ['terms', 'rules', 'privacy'],
      },
    },
  },
  logout: {},
  me: {
    result: {
      user: exampleUser,
    },
  },
  reAuthenticate: { body: { password: 'a fine long passphrase' } },
  verifyEmail: { body: { token: 'Zk3xq9vB2mN7pR5tY8wL1cD4fG6hJ0sA' } },
  resendVerification: {},
  forgotPassword: { body: { email: 'robin@example.com' } },
  resetPassword: { body: { token: 'Zk3xq9vB2mN7pR5tY8wL1cD4fG6hJ0sA', password: 'another long passphrase' } },
} satisfies ExamplesOf<PlayerContract>['auth'];
