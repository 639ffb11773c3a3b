import type { PlayerContract } from '@goldwren/contracts/player';
import type { PolicyPack } from '@goldwren/rules';
import type { Config } from '../../config/config.ts';
import type { Handlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { signIn, signOut } from '../../http/session.ts';
import type { Database } from '../../platform/database.ts';
import { toUser, visitorOf } from '../players/public.ts';
import { admit } from '../throttle/public.ts';
import { createDeviceCookies } from './device-cookie.ts';
import { logIn } from './log-in.ts';
import { type OnRegistered, type Registration, register } from './register.ts';

export function authRoutes(
  database: Database,
  config: Config,
  policy: () => PolicyPack,
  onRegistered: OnRegistered,
): Handlers<PlayerContract, 'auth'> {
  const devices = createDeviceCookies({
    name: 'goldwren-device',
    isProduction: config.isProduction,
    secrets: config.sessionSecrets,
  });
  return {
    login: async ({ body, request, reply }) => {
      const network = networkOf(request.ip);
      const player = await logIn(database, { ...body, network, device: devices.read(request, body.email) });
      await signIn(request, player.id);
      devices.write(request, reply, body.email);
      return { status: 200, body: { user: toUser(player, policy()) } };
    },
    register: async ({ body, request }) => {
      await admit(database.db, [{ throttle: 'registerAddress', subject: networkOf(request.ip) }]);
      const registration: Registration = {
        email: body.email,
        password: body.password,
        firstName: body.first_name,
        lastName: body.last_name,
        birthDate: body.birth_date,
        country: body.country,
        region: body.us_state || null,
        phone: body.phone || null,
        visitorRegion: visitorOf(request, config.geoHeader),
      };
      const player = await register(database, policy(), registration, new Date(), onRegistered);
      return { status: 201, body: { user: toUser(player, policy()) } };
    },
    logout: async ({ request, reply }) => {
      await signOut(request, reply);
      return { status: 204, body: undefined };
    },
    me: async ({ player }) => ({ status: 200, body: { user: toUser(player, policy()) } }),
  };
}
