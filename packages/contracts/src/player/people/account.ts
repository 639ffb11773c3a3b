import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { problems } from '../../shared/problem.ts';
import { user } from '../../shared/user.ts';
import { forPlayers, forPlayersFreshEndingSession } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { acceptTermsForm, accountForm, passwordAgainForm } from '../forms.ts';

const c = initContract();

export const accountContract = c.router({
  update: {
    ...endpoints.account.update,
    ...forPlayers,
    summary: 'Update the profile',
    description:
      "Fields that are left out do not change. A state or province is locked for one year after the player chooses it. An excluded state or province is locked until staff change it. A change of a locked one returns `region_locked`. Moving to a state or province without Sweeps Coins expires the player's Sweeps Coins. The name can be changed until Sweeps Coins outside the welcome offer have moved, or until identity documents are sent (see `name_lock`). After that only support can change it, and the call returns `conflict` with reason `name_locked`. Returns `self_excluded` when a self-excluded player changes the name or phone, or when the new name or phone belongs to a self-excluded person. A name similar to that of a self-excluded person puts the account under review (`exclusion_review`).",
    body: accountForm,
    responses: { 200: z.object({ user }), ...problems(401, 409) },
  },
  acceptTerms: {
    ...endpoints.account.acceptTerms,
    ...forPlayers,
    summary: 'Accept legal texts',
    description:
      'Accepts the texts in `terms_due`, in the versions that were shown to the player. Returns `conflict` if a newer version has been published. Accepting the same version again has no effect.',
    body: acceptTermsForm,
    responses: { 200: z.object({ user }), ...problems(401, 409) },
  },
  close: {
    ...endpoints.account.close,
    ...forPlayersFreshEndingSession,
    summary: 'Close the account',
    description:
      'Requires the password. Closing is permanent: it ends every session and freezes the remaining coins. Redemptions requested earlier are still paid. Returns `conflict` once if one cannot be paid without form W-9, and requests the form. The account can no longer sign in, and its email cannot be registered again.',
    body: passwordAgainForm,
    responses: { 204: c.noBody(), ...problems(401, 409) },
  },
});
