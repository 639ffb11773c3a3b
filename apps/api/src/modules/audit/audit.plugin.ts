import type { ModulePlugin } from '../../module-plugin.ts';
import { createStatementKeys } from '../../platform/crypto/statement-keys.ts';
import { auditStaffRoutes } from './audit.staff-routes.ts';

export const auditPlugin = {
  name: 'audit',
  staff: (context) => {
    const headKeys = createStatementKeys(context.config.statementKeys);
    return { audit: auditStaffRoutes({ ...context, anchorStore: context.files.store, headKeys }) };
  },
} satisfies ModulePlugin;
