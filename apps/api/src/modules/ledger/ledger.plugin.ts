import type { ModulePlugin } from '../../module-plugin.ts';
import { ledgerRoutes } from './ledger.routes.ts';

export const ledgerPlugin = {
  name: 'ledger',
  players: (context) => ({ wallet: ledgerRoutes(context) }),
} satisfies ModulePlugin;
