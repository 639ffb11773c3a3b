import { createHash } from 'node:crypto';
import type { PlayerContract } from '@goldwren/contracts/player';
import { playerApiDocument } from './api-document.ts';
import type { Handlers } from './handlers.ts';
import { referencePage, referenceStyle } from './reference-page.ts';

const cacheFor = 'public, max-age=300';

/** The generated OpenAPI document and a page that reads it to people. Both are made once. */
export function docsRoutes(): Handlers<PlayerContract, 'docs'> {
  const document = playerApiDocument();
  const page = referencePage(document);
  const styleHash = createHash('sha256').update(referenceStyle).digest('base64');
  return {
    openapi: async ({ reply }) => {
      reply.header('cache-control', cacheFor);
      return { status: 200, body: document as never };
    },
    reference: async ({ reply }) => {
      reply
        .header('cache-control', cacheFor)
        .header('content-security-policy', `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'`);
      return { status: 200, body: page };
    },
  };
}
