import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { installCompression } from './compression.ts';
import { installHttpsCheck } from './protection/https-check.ts';
import { installOriginCheck } from './protection/origin-check.ts';
import { installRateLimit } from './protection/rate-limit.ts';

/** Installs the rules that apply to every call of the API. */
export async function installApiRules(api: FastifyInstance, config: Config): Promise<void> {
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  installHttpsCheck(api, config.isProduction);
  installOriginCheck(api, config.publicOrigin);
  await installRateLimit(api, config.rateLimitPerMinute);
  await installCompression(api);
}
