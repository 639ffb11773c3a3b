import type { PlayerContract } from '@goldwren/contracts/player';
import type { StaffContract } from '@goldwren/contracts/staff';

/**
 * How the cell of a call is found that needs no session. Calls that need one go to the cell in the session cookie.
 * - `entry`: the cell in the session cookie; without one, the cell that received the call.
 * - `email`: the cell of the account with the email in the body.
 * - `cookie_or_email`: the cell in the session cookie; without one, as `email`.
 * - `mailbox`: the cell of the mailbox in the body. A new mailbox gets the cell that received the call.
 * - `registration`: the cell that a claim of the email in the body has chosen.
 * - `token`: the cell in the token of a link.
 * - `payment`: the cell of the order or the payment in a notification with a valid signature.
 * - `payout_event`, `identity_event`: the cell of the payout or the session that the body names. An unknown one is for the cell that
 *   received the call. The cell that answers verifies the signature.
 */
export type CellSource =
  | 'entry'
  | 'email'
  | 'cookie_or_email'
  | 'mailbox'
  | 'registration'
  | 'token'
  | 'payment'
  | 'payout_event'
  | 'identity_event';

type PublicCalls<Area> = {
  readonly [Name in keyof Area as Area[Name] extends { metadata: { access: 'everyone' } } ? Name : never]: CellSource;
};

/** A source for each public call of a contract. A public call without one does not compile. */
export type CellSources<Contract> = {
  readonly [Area in keyof Contract as keyof PublicCalls<Contract[Area]> extends never ? never : Area]: PublicCalls<
    Contract[Area]
  >;
};

export const playerCellSources: CellSources<PlayerContract> = {
  auth: {
    login: 'email',
    register: 'registration',
    logout: 'entry',
    verifyEmail: 'token',
    forgotPassword: 'email',
    resetPassword: 'token',
    requestSignInLink: 'email',
    signInByLink: 'token',
  },
  games: { list: 'entry', rules: 'entry', parSheet: 'entry', maths: 'entry', replay: 'token' },
  fairness: { keys: 'entry', liabilities: 'entry' },
  store: { packages: 'entry', webhook: 'payment' },
  freeEntry: { offer: 'entry', submit: 'mailbox' },
  redemptions: { recent: 'entry', times: 'entry' },
  identity: { vendorEvent: 'identity_event' },
  payouts: { providerEvent: 'payout_event' },
  support: { write: 'cookie_or_email' },
  policy: { get: 'entry' },
  maintenance: { get: 'entry' },
  docs: { openapi: 'entry', reference: 'entry' },
};

export const staffCellSources: CellSources<StaffContract> = {
  auth: {
    signIn: 'entry',
    provider: 'entry',
    startProvider: 'entry',
    finishProvider: 'entry',
    signInByProvider: 'entry',
    openLink: 'token',
    setUp: 'token',
  },
};
