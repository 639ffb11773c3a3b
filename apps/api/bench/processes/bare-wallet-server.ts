import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { readSessions } from '../../src/modules/auth/public.ts';
import { readWallet } from '../../src/modules/ledger/public.ts';
import { openDatabase } from '../../src/platform/database.ts';

/**
 * Sets the limit for wallet reads: Fastify without plugins, hooks or schemas, and the two prepared queries of the real
 * route. It reads DATABASE_APP_URL, DATABASE_POOL_SIZE and PORT.
 */
const database = openDatabase({
  url: String(process.env.DATABASE_APP_URL),
  role: null,
  maxConnections: Number(process.env.DATABASE_POOL_SIZE),
  applicationName: 'goldwren-bench-bare',
  onError: (error) => {
    throw error;
  },
});
const app = Fastify();

app.get('/readyz', async () => ({ ready: true }));
app.get('/api/wallet', async (request, reply) => {
  const id = /=([^.;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const [found] = await readSessions(database.db, [createHash('sha256').update(id).digest()]);
  if (!found) return reply.code(401).send();
  const wallet = await readWallet(database.db, found.session.principal.id);
  return {
    gold_balance: String(wallet.gold),
    sweeps_balance: String(wallet.sweeps),
    sweeps_unplayed: String(wallet.sweepsUnplayed),
  };
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
