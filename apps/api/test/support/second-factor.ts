import { type Player, password } from './players.ts';
import { codeOf } from './staff.ts';

interface SecondFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up and turns on a player's second factor with the code of the step before, so that the one of now is unused. */
export async function turnOnSecondFactor(player: Player): Promise<SecondFactor> {
  const { secret } = await player.client.security.setUpTotp();
  const { recovery_codes: recoveryCodes } = await player.client.security.enableTotp({
    body: { totp_code: codeOf(secret, -1) },
  });
  return { secret, recoveryCodes };
}

/** Signs in from a browser, with what is given beside the right password. */
export function signInWith(
  caller: Pick<Player, 'client'>,
  player: Player,
  proof: { totp_code?: string; recovery_code?: string } = {},
) {
  return caller.client.auth.login({ body: { email: player.email, password, ...proof } });
}
