import type { StaffContract } from '@goldwren/contracts/staff';
import { networkOf } from '../../../http/caller/network-of.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { chooseSession, signIn } from '../../../http/sessions/session.ts';
import { Problem } from '../../../platform/problem.ts';
import type { DeviceCookies } from '../../auth/public.ts';
import { showStaffMember } from '../show-staff-member.ts';
import { finishProvider } from './finish-provider.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { signInByProvider } from './sign-in-by-provider.ts';
import { type ProviderDeps, startProvider } from './start-provider.ts';

type ProviderCalls = 'provider' | 'startProvider' | 'finishProvider' | 'signInByProvider';

/** The calls of the sign-in with an identity provider. Without its settings they return `not_found`. */
export function providerRoutes(
  deps: ProviderDeps,
  devices: DeviceCookies,
): Pick<Handlers<StaffContract, 'auth'>, ProviderCalls> {
  const { oidc, publicOrigin } = deps.config;
  const provider = oidc === null ? null : createIdentityProvider(oidc);
  return {
    provider: async () => ({ status: 200, body: { name: oidc?.name ?? null } }),
    startProvider: async ({ request }) => ({
      status: 200,
      body: await startProvider(deps, required(provider), {
        redirectUri: new URL('/staff/sign-in', publicOrigin ?? `${request.protocol}://${request.host}`).href,
        network: networkOf(request.ip),
      }),
    }),
    finishProvider: async ({ body: { attempt, ...answer }, request }) => ({
      status: 200,
      body: await finishProvider(deps, required(provider), { attempt, answer, network: networkOf(request.ip) }),
    }),
    signInByProvider: async ({ body, request, reply }) => {
      required(provider);
      const staff = await signInByProvider(deps, {
        ticket: body.ticket,
        totpCode: body.totp_code,
        idHash: chooseSession(request),
        network: networkOf(request.ip),
        deviceOf: (email) => devices.read(request, email),
      });
      await signIn(request, staff.id);
      devices.write(request, reply, staff.email);
      return { status: 200, body: { staff: showStaffMember(staff) } };
    },
  };
}

/** @throws Problem `not_found` when the sign-in with a provider is off. */
function required(provider: IdentityProvider | null): IdentityProvider {
  if (provider === null) throw new Problem('not_found');
  return provider;
}
