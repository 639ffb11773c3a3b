import { constants } from 'node:zlib';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * How an answer is compressed, where it is: 127 kB of 100 rounds become 24 kB in 0.7 ms by Brotli at 4, in 1.0 ms by gzip.
 * What is small enough to take less than half of that is done at once, the rest off the event loop.
 */
export const compression = {
  threshold: 1_024,
  syncThreshold: 64 * 1_024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 6 },
} satisfies FastifyCompressOptions;

/**
 * Lets routes ask for compression of larger answers, in `compress` of their options; the binding does for what is read.
 * Nothing else is compressed: money answers are small and wait for nothing. Bodies of requests are never inflated.
 * Why that gives no secret away: docs/decisions/0024-get-responses-are-compressed.md.
 */
export async function installCompression(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, { ...compression, global: false, globalDecompression: false });
}
