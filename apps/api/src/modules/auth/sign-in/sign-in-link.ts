import { account } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction, undone } from '../../../platform/transaction.ts';
import { markSignedIn, type Person, selectCredentials, selectCredentialsById } from '../../players/public.ts';
import { deleteTokensOf, hasLongLivedToken, selectTokenOwner } from '../registration/email-token.store.ts';
import { hashOfToken, issueToken, useToken } from '../registration/issue-email-token.ts';
import { passSecondFactor, type SecondFactorDeps, type SecondProof } from '../second-factor/check-second-factor.ts';

/**
 * Mails a link that signs in without the password, for an owner whose account strangers have locked by guesses. While the mailbox
 * holds a link that is good for some minutes more, nothing is sent: a stranger can neither fill the mailbox nor use up the
 * owner's links. An address that nobody has verified gets the link to a new password, because somebody else may have registered
 * it. For an address without an account the same statements run, and no mail is sent: the answer and its time are the same.
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
 * Signs the holder of a link in, also while the password is locked. The second factor is still required where it is on; a
 * missing or wrong code leaves the link good. Of two requests with one link one signs in. Ends the account's other sign-in links.
 * @throws Problem `link_invalid` for a token that is unknown, used or expired, and for a closed account; `totp_required`;
 *   `rate_limited`.
 */
export async function signInByLink(
  deps: SecondFactorDeps,
  proof: SecondProof & { readonly token: string },
): Promise<Person> {
  const { db } = deps.database;
  const playerId = await selectTokenOwner(db, 'sign_in', hashOfToken(proof.token));
  const found = playerId === null ? null : await selectCredentialsById(db, playerId);
  if (!found || found.isClosed) throw new Problem('link_invalid');
  // Counted apart from whoever has the password: a thief of it cannot use up the codes of the mailbox's owner.
  await passSecondFactor(deps, found.player, { ...proof, device: 'link' });
  return inTransaction(deps.database, async (tx) => {
    if ((await useToken(tx, 'sign_in', proof.token)) !== found.player.id) throw new Problem('link_invalid');
    await deleteTokensOf(tx, found.player.id, 'sign_in');
    await markSignedIn(tx, found.player.id);
    return found.player;
  });
}
