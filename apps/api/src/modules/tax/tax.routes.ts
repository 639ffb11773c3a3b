import type { PlayerContract } from '@goldwren/contracts/player';
import type { Handlers } from '../../http/contract/handlers.ts';
import { type ReadW9Deps, readW9 } from './read-w9.ts';
import { type SubmitW9Deps, submitW9 } from './submit-w9.ts';
import { w9View } from './w9-view.ts';

export function taxRoutes(deps: ReadW9Deps & SubmitW9Deps): Handlers<PlayerContract, 'tax'> {
  return {
    w9: async ({ player }) => ({ status: 200, body: await readW9(deps, player) }),
    submitW9: async ({ player, params, body }) => {
      const form = await submitW9(deps, player, {
        redemptionId: params.id,
        legalName: body.legal_name,
        street: body.street,
        city: body.city,
        region: body.us_state,
        postalCode: body.postal_code,
        tinType: body.tin_type,
        tin: body.tin,
        signedName: body.signed_name,
      });
      return { status: 200, body: { on_file: w9View(form) } };
    },
  };
}
