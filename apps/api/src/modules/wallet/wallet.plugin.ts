import type { ModulePlugin } from '../../module-plugin.ts';
import { statementRoutes, walletRoutes } from './wallet.routes.ts';

export const walletPlugin = {
  name: 'wallet',
  players: (context) => ({ wallet: walletRoutes(context), play: statementRoutes(context) }),
} satisfies ModulePlugin;
