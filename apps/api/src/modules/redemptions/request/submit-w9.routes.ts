import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../http/contract/handlers.ts';
import { w9View } from '../../w9/public.ts';
import { submitOwnW9 } from './submit-own-w9.ts';

/** The form belongs to a redemption, which must be the player's own. */
export function submitW9Routes(context: Context): Pick<Handlers<PlayerContract, 'tax'>, 'submitW9'> {
  return {
    submitW9: async ({ player, params, body }) => {
      const form = await submitOwnW9(context, player, {
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
