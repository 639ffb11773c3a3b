import type { RegisterForm, User } from '@goldwren/contracts/player';
import type pg from 'pg';
import type { Caller } from '../api/caller.ts';

export const password = 'a fine long passphrase';

export interface Player extends Caller {
  readonly id: string;
  readonly email: string;
}

let made = 0;

/** Returns a valid registration in New York, where everything is allowed. */
export function registration(overrides: Partial<RegisterForm> = {}): RegisterForm {
  made += 1;
  const secret = overrides.password ?? password;
  return {
    email: `player-${process.pid}-${made}@example.test`,
    password: secret,
    password_confirm: secret,
    first_name: 'Robin',
    last_name: 'Wren',
    birth_date: '1990-05-17',
    country: 'US',
    us_state: 'NY',
    ...overrides,
  };
}

/** Registers and signs in through the API. */
export async function newPlayer(api: { caller(): Caller }, overrides: Partial<RegisterForm> = {}): Promise<Player> {
  const caller = api.caller();
  const form = registration(overrides);
  await caller.client.auth.register({ body: form });
  const { user } = await caller.client.auth.login({ body: { email: form.email, password: form.password } });
  return asPlayer(caller, user);
}

export function asPlayer(caller: Caller, user: Pick<User, 'id' | 'email'>): Player {
  return Object.assign(caller, { id: user.id, email: user.email });
}

/** Returns the same signed-in player for another API process. */
export function alsoAt(other: { caller(): Caller }, player: Player): Player {
  const caller = other.caller();
  caller.cookie = player.cookie;
  return asPlayer(caller, player);
}

/** Marks a player's email as verified directly in the database. */
async function verifyAddress(api: { readonly owner: pg.Pool }, player: Pick<Player, 'id'>): Promise<void> {
  await api.owner.query('UPDATE player SET email_verified_at = now() WHERE id = $1', [player.id]);
}

/** Like `newPlayer`, with a verified email. */
export async function newVerifiedPlayer(
  api: { caller(): Caller; readonly owner: pg.Pool },
  overrides: Partial<RegisterForm> = {},
): Promise<Player> {
  const player = await newPlayer(api, overrides);
  await verifyAddress(api, player);
  return player;
}
