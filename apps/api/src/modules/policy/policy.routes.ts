import type { PlayerContract } from '@goldwren/contracts/player';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { policyView } from './policy-view.ts';

export function policyRoutes(context: Pick<Context, 'policy'>): Handlers<PlayerContract, 'policy'> {
  return {
    get: async () => ({ status: 200, body: policyView(await context.policy()) }),
  };
}
