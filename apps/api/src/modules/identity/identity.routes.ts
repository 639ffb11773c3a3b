import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import type { Files } from '../files/public.ts';
import { removeDocument } from './documents/remove-document.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { readIdentity } from './submission/read-identity.ts';
import { type SubmitDeps, submitIdentity } from './submission/submit-identity.ts';

export function identityRoutes(
  deps: Context & Pick<SubmitDeps, 'screen'> & { readonly files: Files },
): Handlers<PlayerContract, 'identity'> {
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
  };
}
