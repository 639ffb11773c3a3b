import { Readable } from 'node:stream';
import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/caller/network-of.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { DeviceCookies } from '../auth/public.ts';
import type { Files } from '../files/public.ts';
import { deleteAccount } from './delete-account.ts';
import { listExports, openExport, readExport } from './read-exports.ts';
import { requestExport } from './request-export.ts';

interface PrivacyDeps extends Context {
  readonly files: Files;
  readonly devices: DeviceCookies;
}

/** Every call of privacy except the review, which modules/risk handles. */
export function privacyRoutes(deps: PrivacyDeps): Omit<Handlers<PlayerContract, 'privacy'>, 'review'> {
  return {
    requestExport: async ({ player, body }) => ({ status: 202, body: await requestExport(deps, player.id, body) }),
    exports: async ({ player }) => ({ status: 200, body: { exports: await listExports(deps, player.id) } }),
    export: async ({ player, params }) => ({
      status: 200,
      body: await readExport(deps, { playerId: player.id, id: params.id }),
    }),
    file: async ({ player, params, reply }) => {
      const { name, sizeBytes, bytes } = await openExport(deps, { playerId: player.id, id: params.id });
      reply.header('content-disposition', `attachment; filename="${name}"`).header('content-length', sizeBytes);
      return { status: 200, body: Readable.from(bytes, { objectMode: false }) };
    },
    deleteAccount: async ({ player, body, request }) => {
      const erasesAt = await deleteAccount(deps, player, {
        password: body.password,
        network: networkOf(request.ip),
        device: deps.devices.read(request, player.email),
      });
      return { status: 200, body: { erases_at: erasesAt.toISOString() } };
    },
  };
}
