import type { StaffContract } from '@goldwren/contracts/staff';
import type { Config } from '../../config/config.ts';
import type { AllHandlers } from '../../http/handlers.ts';
import { networkOf } from '../../http/network-of.ts';
import { signIn, signOut } from '../../http/session.ts';
import { createDeviceCookies } from '../auth/public.ts';
import { type StaffSignInDeps, signInStaff } from './sign-in.ts';
import { whoAmI } from './who-am-i.ts';

export interface StaffDeps extends StaffSignInDeps {
  readonly config: Pick<Config, 'isProduction' | 'sessionSecrets'>;
}

export function staffRoutes(deps: StaffDeps): AllHandlers<StaffContract> {
  const { isProduction, sessionSecrets: secrets } = deps.config;
  const devices = createDeviceCookies({ name: 'goldwren-staff-device', isProduction, secrets });
  return {
    auth: {
      signIn: async ({ body, request, reply }) => {
        const staff = await signInStaff(deps, {
          email: body.email,
          password: body.password,
          totpCode: body.totp_code,
          network: networkOf(request.ip),
          device: devices.read(request, body.email),
        });
        await signIn(request, staff.id);
        devices.write(request, reply, body.email);
        return { status: 200, body: { staff: whoAmI(staff) } };
      },
      signOut: async ({ request, reply }) => {
        await signOut(request, reply);
        return { status: 204, body: undefined };
      },
      me: async ({ staff }) => ({ status: 200, body: { staff: whoAmI(staff) } }),
    },
  };
}
