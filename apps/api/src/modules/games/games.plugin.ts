import type { ModulePlugin } from '../../module-plugin.ts';
import { createStatementKeys } from '../../platform/crypto/statement-keys.ts';
import { fairnessRoutes, gamesRoutes, homeRoutes } from './games.routes.ts';
import { gamesStaffRoutes } from './games.staff-routes.ts';
import { createRoundBatchers } from './rounds/round-batchers.ts';
import { rtpStaffRoutes } from './rtp/rtp.staff-routes.ts';
import { createLiveSessions } from './sessions/live-session.ts';

export const gamesPlugin = {
  name: 'games',
  players: (context) => {
    const keys = createStatementKeys(context.config.statementKeys);
    const sessions = createLiveSessions(context.database, context.box);
    return {
      games: gamesRoutes({ ...context, keys, sessions, rounds: createRoundBatchers(context) }),
      home: homeRoutes(context),
      fairness: fairnessRoutes({ keys }),
    };
  },
  staff: (context) => ({ games: gamesStaffRoutes(context), rtp: rtpStaffRoutes(context) }),
} satisfies ModulePlugin;
