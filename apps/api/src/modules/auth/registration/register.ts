import type { FieldProblem } from '@goldwren/contracts/form-codes';
import {
  type Country,
  createApplicant,
  formatHundredths,
  type Locale,
  missedAge,
  normalisedEmail,
  type PolicyPack,
  productDay,
  type Visitor,
  type WelcomeSweeps,
  welcomeGrant,
} from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import { assertMay } from '../../../platform/assert-may.ts';
import type { Database, Db } from '../../../platform/database.ts';
import { newId } from '../../../platform/ids.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { assertExclusionsRead, type PersonEvidence, screenNewcomer, storeNewcomer } from '../../exclusions/public.ts';
import { grantWelcomeOffer, openWallets } from '../../ledger/public.ts';
import {
  currentVersions,
  insertAcceptances,
  insertPlayer,
  markWelcomeSweeps,
  type NewPlayer,
  type Person,
  selectCredentials,
} from '../../players/public.ts';
import { type AccountAccess, registered } from '../auth.events.ts';
import { erasedMailbox } from '../closure/erase-sign-in.ts';
import { isGuessablePassword } from '../passwords/guessable-password.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { claimWelcome, hasClaimedWelcome } from '../sessions/session.store.ts';
import { issueToken } from './issue-email-token.ts';
import { useClaim } from './registration-claim.store.ts';

export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  birthDate: string;
  country: Country;
  region: string | null;
  phone: string | null;
  /** The language of mails, until the player chooses another. */
  locale: Locale;
  /** The visitor's location according to a trusted edge. */
  visitor: Visitor;
  /** Null for an account that no browser registers. */
  access: Omit<AccountAccess, 'playerId'> | null;
  /** The claim of the email in the directory; null on a site with one cell. */
  claimId?: string | null;
}

/** `seedKey`: the key of the hashes that identify erased players. */
export interface RegisterDeps extends Pick<Context, 'database' | 'policy' | 'clock' | 'mailer' | 'emit' | 'cells'> {
  readonly config: { readonly seedKey: Buffer };
}

/**
 * Creates a player with both wallets, the acceptance of the terms, the welcome offer and its mail, in one transaction.
 * An email that already has an account gets the same response after the same work, and nothing changes. Only the owner
 * learns about it, by mail. The response also does not reveal whether a person is self-excluded.
 * An account that may belong to an excluded person is created and held until staff have compared the two.
 * @throws Problem `validation_failed` (age, password) or `region_blocked`; `unavailable` when the claim is over, so that the
 *   player tries again with a new one, and while this cell has not read the self-exclusions of the others.
 */
export async function register(context: RegisterDeps, registration: Registration): Promise<Person> {
  const { database, cells } = context;
  const { claimId = null } = registration;
  await assertExclusionsRead(context);
  const pack = await context.policy();
  const now = context.clock.now();
  await assertMayRegister(pack, registration, now);
  const player = {
    ...registration,
    id: newId(),
    passwordHash: await hashPassword(registration.password),
  } satisfies NewPlayer;
  const access = { device: null, network: null, browser: null, system: null, ...registration.access };
  const grantRef = newId();
  const createdAt = await inTransaction(database, async (db) => {
    const { verdict, found } = await screenNewcomer(db, context.config.seedKey, evidenceOf(player));
    if (verdict === 'exact') return notifyExcluded(context, db, player);
    const created = await createPlayer(context, db, pack, player, grantRef);
    if (created === null) return notifyOwner(context, db, player);
    if (claimId !== null && !(await useClaim(db, claimId, player.id))) throw claimIsOver();
    await storeNewcomer(db, context.config.seedKey, player.id, evidenceOf(player), found);
    await context.emit(db, registered, { playerId: player.id, ...access });
    return created;
  });
  if (createdAt === null) {
    const decoy = { ...player, id: newId(), email: `${newId()}@invalid` };
    await createAndRollBack(database, async (db) => {
      await createPlayer(context, db, pack, decoy, newId());
      if (claimId !== null) await useClaim(db, newId(), decoy.id);
      await storeNewcomer(db, context.config.seedKey, decoy.id, evidenceOf(decoy), []);
      await context.emit(db, registered, { playerId: decoy.id, ...access });
    });
    // Not awaited, so that a known email takes the same time. A job confirms what is missed here.
  } else if (claimId !== null) {
    cells?.confirmClaims([{ claimId, playerId: player.id }]).catch(() => undefined);
  }
  return buildNewPerson(player, createdAt ?? now);
}

function claimIsOver(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1, internal: 'the claim of this registration is over' });
}

function evidenceOf({ firstName, lastName, birthDate, email, phone }: NewPlayer): PersonEvidence {
  return { people: [{ firstName, lastName, birthDate }], email, phone };
}

async function assertMayRegister(pack: PolicyPack, registration: Registration, now: Date): Promise<void> {
  const fields: Record<string, FieldProblem[]> = {};
  const min = missedAge(registration, productDay(now));
  if (min !== null) fields.birth_date = [{ code: 'too_young', params: { min } }];
  const { email, firstName, lastName } = registration;
  if (await isGuessablePassword(registration.password, [email, firstName, lastName, firstName + lastName])) {
    fields.password = [{ code: 'password_common' }];
  }
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });

  assertMay(pack, 'register', createApplicant(registration.country, registration.region), registration.visitor);
}

/** Returns null when the email is taken. */
async function createPlayer(
  { mailer, config }: Pick<RegisterDeps, 'mailer' | 'config'>,
  db: Db,
  pack: PolicyPack,
  player: NewPlayer,
  grantRef: string,
): Promise<Date | null> {
  const createdAt = await insertPlayer(db, player);
  if (createdAt === null) return null;
  // The form states this above its button and links to the texts.
  await insertAcceptances(db, player.id, currentVersions);
  await openWallets(db, player.id);
  const grant = welcomeGrant(pack, player.country, player.region);
  const offer = { playerId: player.id, ref: grantRef };
  await grantWelcomeOffer(db, { ...offer, currency: 'gold' });
  const welcomeSweeps = await welcomeSweepsOf(db, config.seedKey, player, grant.sweepsHundredths);
  const amount = welcomeSweeps === 'granted' ? grant.sweepsHundredths : 0n;
  if (amount > 0n) await grantWelcomeOffer(db, { ...offer, currency: 'sweeps' });
  if (welcomeSweeps !== 'granted') await markWelcomeSweeps(db, player.id, welcomeSweeps);
  await mailer.queue(db, {
    template: 'welcome',
    recipient: player.email,
    locale: player.locale,
    firstName: player.firstName,
    gold: formatHundredths(grant.goldHundredths),
    sweeps: formatHundredths(amount),
    hadBefore: welcomeSweeps === 'had_before',
    token: await issueToken(db, 'verify', player.id),
  });
  return createdAt;
}

/** Grants the welcome Sweeps Coins once per mailbox, however its address is spelled. */
async function welcomeSweepsOf(db: Db, key: Buffer, player: NewPlayer, amount: bigint): Promise<WelcomeSweeps> {
  if (amount === 0n) return 'not_in_region';
  const emailKey = normalisedEmail(player.email);
  if (await hasClaimedWelcome(db, erasedMailbox(key, emailKey))) return 'had_before';
  return (await claimWelcome(db, emailKey, player.id)) ? 'granted' : 'had_before';
}

/**
 * Mails the owner at the address of the account. Returns null, unless the account is this one: an earlier attempt
 * created it, but its response was lost.
 */
async function notifyOwner({ mailer }: Pick<Context, 'mailer'>, db: Db, attempt: NewPlayer): Promise<Date | null> {
  const owner = await selectCredentials(db, attempt.email);
  if (owner?.player.id === attempt.id) return new Date(owner.player.createdAt);
  const { email: recipient, locale } = owner?.player ?? attempt;
  await mailer.queue(db, { template: 'registration_attempt', recipient, locale });
  return null;
}

/**
 * A self-excluded person gets no second account. The response does not reveal this; a mail goes to the given address.
 */
async function notifyExcluded({ mailer }: Pick<Context, 'mailer'>, db: Db, attempt: NewPlayer): Promise<null> {
  await mailer.queue(db, { template: 'registration_refused', recipient: attempt.email, locale: attempt.locale });
  return null;
}

class RollBack extends Error {}

/** Does the work of a registration and rolls it back, so that a known email takes the same time as an unknown one. */
async function createAndRollBack(database: Database, create: (db: Db) => Promise<unknown>): Promise<void> {
  await inTransaction(database, async (db) => {
    await create(db);
    throw new RollBack();
  }).catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
}

function buildNewPerson(player: NewPlayer, createdAt: Date): Person {
  return {
    id: player.id,
    email: player.email,
    firstName: player.firstName,
    lastName: player.lastName,
    country: player.country,
    region: player.region,
    phone: player.phone,
    locale: player.locale,
    showAsWinner: true,
    mailReminders: true,
    emailVerifiedAt: null,
    identityStatus: 'none',
    // The response does not reveal whether another account of this mailbox had the welcome. The player sees it after
    // sign-in.
    welcomeSweeps: 'granted',
    suspendedAt: null,
    redemptionSuspendedAt: null,
    breakCode: null,
    breakUntil: null,
    createdAt: createdAt.toISOString(),
  };
}
