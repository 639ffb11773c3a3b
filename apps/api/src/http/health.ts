import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database.ts';

/** `/healthz`: the process answers. `/readyz`: the database is reachable and migrated. */
export function installHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await database.db.$client.query('SELECT 1 FROM game LIMIT 1').then(
      (result) => result.rowCount === 1,
      () => false,
    );
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database not reachable or not migrated' });
  });
}
