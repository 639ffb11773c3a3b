import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { problems } from '../shared/problem.ts';
import { user } from '../shared/user.ts';
import { forPlayers, forPlayersFreshLeaving } from './access.ts';
import { endpoints } from './endpoints.ts';
import { acceptTermsForm, accountForm, passwordAgainForm } from './forms.ts';

const c = initContract();

export const accountContract = c.router({
  update: {
    ...endpoints.account.update,
    ...forPlayers,
    summary: 'Change the profile',
    description:
      'Fields left out stay. A state or province stands for a year from the first choice on, and an excluded one until staff change it (`region_locked`); one that allows no Sweeps Coins expires them. The name can be changed until Sweeps Coins other than those of the welcome offer have moved or identity documents were sent (`name_lock`); then support changes it (`conflict`, reason `name_locked`). Name and phone cannot be changed while the player has excluded themselves, nor to those of a person who has (`self_excluded`). A similar name puts the account under review (`exclusion_review`).',
    body: accountForm,
    responses: { 200: z.object({ user }), ...problems(401, 409) },
  },
  acceptTerms: {
    ...endpoints.account.acceptTerms,
    ...forPlayers,
    summary: 'Accept the legal texts',
    description:
      'Those of `terms_due`, in the versions that were shown; `conflict` when another one was published meanwhile. Accepting again changes nothing.',
    body: acceptTermsForm,
    responses: { 200: z.object({ user }), ...problems(401, 409) },
  },
  close: {
    ...endpoints.account.close,
    ...forPlayersFreshLeaving,
    summary: 'Close the account for good',
    description:
      'With the password. Ends every session and freezes the coins that are left; prizes that were asked for are still paid. Nobody signs in to it any more, and its email cannot register again.',
    body: passwordAgainForm,
    responses: { 204: c.noBody(), ...problems(401) },
  },
});
