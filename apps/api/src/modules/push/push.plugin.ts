import type { ModulePlugin } from '../../module-plugin.ts';
import { on } from '../../platform/domain-events.ts';
import { securityChanged, sessionsEnded } from '../auth/public.ts';
import { redemptionMoved } from '../redemptions/public.ts';
import { pushRoutes } from './push.routes.ts';
import { endSubscriptions, insertMessages } from './push.store.ts';

export const pushPlugin = {
  name: 'push',
  players: (context) => ({ push: pushRoutes(context) }),
  events: [
    on(redemptionMoved, (tx, { playerId }) => insertMessages(tx, playerId, 'redemption')),
    on(securityChanged, (tx, { playerId, change }) => insertMessages(tx, playerId, change)),
    on(sessionsEnded, (tx, { playerId }) => endSubscriptions(tx, playerId)),
  ],
} satisfies ModulePlugin;
