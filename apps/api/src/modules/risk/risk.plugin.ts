import type { ModulePlugin } from '../../module-plugin.ts';
import { on } from '../../platform/domain-events.ts';
import { registered, signedIn } from '../auth/public.ts';
import { redemptionRequested } from '../redemptions/public.ts';
import { collectAccess, collectRegistration } from './collect-access.ts';
import { insertDue } from './fact.store.ts';
import { riskRoutes } from './risk.routes.ts';
import { riskStaffRoutes } from './risk.staff-routes.ts';

export const riskPlugin = {
  name: 'risk',
  players: (context) => ({ privacy: riskRoutes(context) }),
  staff: (context) => ({ risk: riskStaffRoutes(context) }),
  events: [
    on(registered, (tx, access, { config }) => collectRegistration(tx, config.seedKey, access)),
    on(signedIn, (tx, access, { config }) => collectAccess(tx, config.seedKey, access)),
    on(redemptionRequested, (tx, { playerId }) => insertDue(tx, playerId, 'redemption')),
  ],
} satisfies ModulePlugin;
