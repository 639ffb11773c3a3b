import { parseTilePath, tileWidth } from '@goldwren/transparency-log';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { selectBuildPosition, selectPublished } from './public-log.store.ts';
import { createTileLoader } from './tile-store.ts';

/** Any page may read the log: monitors and witnesses belong to others. */
const publicHeaders = { 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' } as const;
/** A tile of a tree never changes. A partial one is deleted when the full one exists, so caches keep it for a shorter time. */
const fullTileCaching = 'public, max-age=31536000, immutable';
const partialTileCaching = 'public, max-age=3600, immutable';

/**
 * Serves the public log under `/log` in the format of C2SP tlog-tiles: `/log/checkpoint` and `/log/tile/…`. `/log/web-build`
 * is not part of that format. It shows a browser, which does not download the whole log, where to find the entry of its build.
 */
export function installPublicLog(app: FastifyInstance, { database, files }: Pick<Context, 'database' | 'files'>): void {
  const load = createTileLoader(files.store);
  app.get('/log/checkpoint', { logLevel: 'warn' }, async (_request, reply) => {
    const note = await selectPublished(database.db);
    reply.headers(publicHeaders).header('cache-control', 'no-store');
    return note === null ? reply.callNotFound() : reply.type('text/plain; charset=utf-8').send(note);
  });
  app.get('/log/web-build', { logLevel: 'warn' }, async (_request, reply) => {
    const position = await selectBuildPosition(database.db);
    reply.headers(publicHeaders).header('cache-control', 'no-store');
    return position === null ? reply.callNotFound() : reply.send({ position });
  });
  app.get<{ Params: { '*': string } }>('/log/tile/*', { logLevel: 'warn' }, async ({ params }, reply) => {
    const tile = parseTilePath(`tile/${params['*']}`);
    const bytes = tile && (await load(tile));
    if (!bytes) return reply.headers(publicHeaders).header('cache-control', 'no-store').callNotFound();
    return reply
      .headers(publicHeaders)
      .header('cache-control', tile.width === tileWidth ? fullTileCaching : partialTileCaching)
      .type('application/octet-stream')
      .send(bytes);
  });
}
