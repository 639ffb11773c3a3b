import type { ModulePlugin } from '../../module-plugin.ts';
import { createStatementKeys } from '../../platform/crypto/statement-keys.ts';
import { auditStaffRoutes } from './audit.staff-routes.ts';

export const auditPlugin = {
  name: 'audit',
  staff: (context) => {
    const { statementKeys, stolenStatementKeys } = context.config;
    const headKeys = createStatementKeys(statementKeys, stolenStatementKeys);
    return { audit: auditStaffRoutes({ ...context, anchorStore: context.files.store, headKeys }) };
  },
} satisfies ModulePlugin;
