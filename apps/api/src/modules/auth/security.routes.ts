import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { sessionHashOf, signIn, signOut } from '../../http/session.ts';
import { changePassword } from './change-password.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import type { SecondFactorDeps } from './pass-second-factor.ts';
import { disableTotp, enableTotp, readSecondFactor, setUpTotp } from './turn-second-factor.ts';

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
      if (await endSession(db, at)) await signOut(request, reply);
      return { status: 204, body: undefined };
    },
    endOtherSessions: async ({ player, request }) => {
      await endOtherSessions(db, player.id, sessionHashOf(request));
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
