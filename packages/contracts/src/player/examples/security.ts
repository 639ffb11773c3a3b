import type { ExamplesOf } from '../../openapi/examples.ts';
import type { PlayerContract } from '../contract.ts';

export const securityExamples = {
  changePassword: { body: { current_password: 'a fine long passphrase', password: 'another long passphrase' } },
  sessions: {
    result: {
      results: [
        {
          id: '567bff86-9b2f-45ca-ac14-8d2e1c0a679a',
          browser: null,
          system: null,
          device: null,
          network: '198.18.*.*',
          created_at: '2026-11-23T19:43:14.887Z',
          last_seen_at: '2026-11-23T19:43:14.887Z',
          is_this: true,
        },
      ],
    },
  },
  endSession: { params: { id: '567bff86-9b2f-45ca-ac14-8d2e1c0a679a' } },
  endOtherSessions: {},
  secondFactor: { result: { enabled: false, recovery_codes_left: 0 } },
  setUpTotp: {
    result: {
      secret: '632UGGEDMBLF2BCBIXMD65ZCKXSR4POV',
      otpauth_uri:
        'otpauth://totp/Goldwren:robin%40example.com?secret=632UGGEDMBLF2BCBIXMD65ZCKXSR4POV&issuer=Goldwren',
    },
  },
  enableTotp: { body: { totp_code: '492039' }, result: { recovery_codes: ['k7dq-4m2p', 'x9fh-2w8c'] } },
  disableTotp: { body: { password: 'a fine long passphrase', totp_code: '492039' } },
} satisfies ExamplesOf<PlayerContract>['security'];
