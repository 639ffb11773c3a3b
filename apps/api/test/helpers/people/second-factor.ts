import { type Player, password } from './players.ts';
import { codeOf } from './staff.ts';

interface SecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns on a player's second factor with the code of the previous time step, so that the current code stays unused. */
export async function turnOnSecondFactor(player: Player): Promise<SecondFactor> {
  const { secret } = await player.client.security.setUpTotp();
  const { recovery_codes: recoveryCodes } = await player.client.security.enableTotp({
    body: { totp_code: codeOf(secret, -1) },
  });
  return { secret, recoveryCodes };
}

/** Signs in from a browser with the correct password and the given proof. */
export function signInWith(
  caller: Pick<Player, 'client'>,
  player: Player,
  proof: { totp_code?: string; recovery_code?: string } = {},
) {
  return caller.client.auth.login({ body: { email: player.email, password, ...proof } });
}
