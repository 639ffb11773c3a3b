import type { PlayerContract } from '@goldwren/contracts/player';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { sessionHashOf, signIn, signOut } from '../../http/sessions/session.ts';
import { changePassword } from './passwords/change-password.ts';
import type { SecondFactorDeps } from './second-factor/check-second-factor.ts';
import { disableTotp, enableTotp, readSecondFactor, setUpTotp } from './second-factor/set-up-second-factor.ts';
import { endOtherSessions, endSession } from './sessions/end-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import type { DeviceCookies } from './sign-in/device-cookie.ts';

export interface SecurityDeps extends SecondFactorDeps {
  readonly devices: DeviceCookies;
}

export function securityRoutes(deps: SecurityDeps): Handlers<PlayerContract, 'security'> {
  const { db } = deps.database;
  return {
    changePassword: async ({ player, body, request }) => {
      await changePassword(deps, player, {
        currentPassword: body.current_password,
        password: body.password,
        network: networkOf(request.ip),
        device: deps.devices.read(request, player.email),
      });
      await signIn(request, player.id);
      return { status: 204, body: undefined };
    },
    sessions: async ({ player, request }) => ({
      status: 200,
      body: { results: await listSessions(db, player.id, sessionHashOf(request)) },
    }),
    endSession: async ({ player, params, request, reply }) => {
      const at = { playerId: player.id, publicId: params.id, idHash: sessionHashOf(request) };
      if (await endSession(deps, at)) await signOut(request, reply);
      return { status: 204, body: undefined };
    },
    endOtherSessions: async ({ player, request }) => {
      await endOtherSessions(deps, player.id, sessionHashOf(request));
      return { status: 204, body: undefined };
    },
    secondFactor: async ({ player }) => ({ status: 200, body: await readSecondFactor(deps, player.id) }),
    setUpTotp: async ({ player }) => ({ status: 200, body: await setUpTotp(deps, player) }),
    enableTotp: async ({ player, body }) => ({
      status: 200,
      body: { recovery_codes: await enableTotp(deps, player, body.totp_code) },
    }),
    disableTotp: async ({ player, body, request }) => {
      await disableTotp(deps, player, {
        password: body.password,
        totpCode: body.totp_code,
        recoveryCode: body.recovery_code,
        network: networkOf(request.ip),
        device: deps.devices.read(request, player.email),
      });
      return { status: 204, body: undefined };
    },
  };
}
