import { account } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction, undone } from '../../../platform/transaction.ts';
import { markSignedIn, type Person, selectCredentials, selectCredentialsById } from '../../players/public.ts';
import { deleteTokensOf, hasLongLivedToken, selectTokenOwner } from '../registration/email-token.store.ts';
import { hashOfToken, issueToken, useToken } from '../registration/issue-email-token.ts';
import {
  checkSecondFactor,
  type SecondFactorDeps,
  type SecondFactorProof,
} from '../second-factor/check-second-factor.ts';

/**
 * Mails a link that signs in without the password, for owners whose account was locked by strangers' guesses.
 * Nothing is sent while the player has a link that is valid for some more minutes. A stranger can therefore neither
 * fill the mailbox nor use up the owner's links.
 * An unverified address gets the password reset link instead, because another person may have registered it.
 * For an address without an account, the same statements run but no mail is sent. The response and its time are the
 * same.
 */
export async function requestSignInLink(context: Pick<Context, 'database' | 'mailer'>, email: string): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const found = await selectCredentials(tx, email);
    const owner = found?.isClosed === false ? found.player : null;
    const isVerified = owner !== null && owner.emailVerifiedAt !== null;
    const holdsLink = await hasLongLivedToken(tx, owner?.id ?? null, account.signInLinkSpareMinutes);
    const isDue = { sign_in: isVerified && !holdsLink, reset: owner !== null && !isVerified };
    for (const purpose of ['sign_in', 'reset'] as const) {
      const send = (): Promise<void> => mailLink(context, tx, owner, purpose);
      await (isDue[purpose] ? send() : undone(tx, send));
    }
  });
}

async function mailLink(
  { mailer }: Pick<Context, 'mailer'>,
  tx: Db,
  owner: Pick<Person, 'id' | 'email' | 'locale'> | null,
  purpose: 'sign_in' | 'reset',
): Promise<void> {
  const token = await issueToken(tx, purpose, owner?.id ?? null);
  const { email: recipient, locale } = owner ?? { email: `${newId()}@invalid`, locale: 'en' as const };
  await mailer.queue(tx, {
    template: purpose === 'reset' ? 'reset_password' : 'sign_in_link',
    recipient,
    locale,
    token,
  });
}

/**
 * Signs in with a link, also while the password is locked. Of two concurrent requests, only one signs in. Ends the
 * account's other sign-in links.
 * The second factor is still required when it is on. A missing or wrong code leaves the link valid.
 * @throws Problem `link_invalid` for a token that is unknown, used or expired, and for a closed account;
 *   `totp_required`; `rate_limited`.
 */
export async function signInByLink(
  deps: SecondFactorDeps,
  proof: SecondFactorProof & { readonly token: string },
): Promise<Person> {
  const { db } = deps.database;
  const playerId = await selectTokenOwner(db, 'sign_in', hashOfToken(proof.token));
  const found = playerId === null ? null : await selectCredentialsById(db, playerId);
  if (!found || found.isClosed) throw new Problem('link_invalid');
  // Counted separately from password sign-ins, so that a thief of the password cannot use up the attempts of the
  // mailbox's owner.
  await checkSecondFactor(deps, found.player, { ...proof, device: 'link' });
  return inTransaction(deps.database, async (tx) => {
    if ((await useToken(tx, 'sign_in', proof.token)) !== found.player.id) throw new Problem('link_invalid');
    await deleteTokensOf(tx, found.player.id, 'sign_in');
    await markSignedIn(tx, found.player.id);
    return found.player;
  });
}
