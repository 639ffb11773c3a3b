import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { removeDocument } from './documents/remove-document.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { type ReadDeps, readIdentity } from './submission/read-identity.ts';
import { submitIdentity } from './submission/submit-identity.ts';
import { receiveVendorEvent } from './vendor/receive-vendor-event.ts';
import { startVendorSession } from './vendor/start-vendor-session.ts';

export function identityRoutes(deps: Context & ReadDeps): Handlers<PlayerContract, 'identity'> {
  return {
    get: async ({ player }) => ({
      status: 200,
      body: { identity: await readIdentity(deps, deps.database.db, player) },
    }),
    upload: async ({ player, body }) => ({
      status: 201,
      body: {
        identity: await uploadDocument(deps, player, {
          kind: body.kind,
          issuedOn: body.issued_on ?? null,
          file: body.file,
        }),
      },
    }),
    remove: async ({ player, params }) => ({
      status: 200,
      body: { identity: await removeDocument(deps, player, params.id) },
    }),
    submit: async ({ player, body }) => ({
      status: 200,
      body: { identity: await submitIdentity(deps, player, body.ssn_last4 ?? null) },
    }),
    startVendorSession: async ({ player, request }) => {
      const origin = deps.config.publicOrigin ?? `${request.protocol}://${request.host}`;
      return { status: 200, body: await startVendorSession(deps, player, origin) };
    },
    vendorEvent: async ({ params, body, request }) => {
      await receiveVendorEvent(deps, params.vendor, { body, headers: request.headers, at: deps.clock.now() });
      return { status: 200, body: { received: true } };
    },
  };
}
