import { createHash } from 'node:crypto';
import type { PlayerContract } from '@goldwren/contracts/player';
import type { ModulePlugin } from '../../module-plugin.ts';
import type { Handlers } from '../contract/handlers.ts';
import { playerApiDocument } from './api-document.ts';
import { referencePage, referenceScript, referenceStyle } from './reference-page.ts';

const cacheFor = 'public, max-age=300';

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Serves the OpenAPI document and a page that renders it. Both are built once. */
function docsRoutes(): Handlers<PlayerContract, 'docs'> {
  const document = playerApiDocument();
  const page = referencePage(document);
  const policy = `default-src 'none'; style-src ${hashOf(referenceStyle)}; script-src ${hashOf(referenceScript)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return {
    openapi: async ({ reply }) => {
      reply.header('cache-control', cacheFor);
      return { status: 200, body: document as never };
    },
    reference: async ({ reply }) => {
      reply.header('cache-control', cacheFor).header('content-security-policy', policy);
      return { status: 200, body: page };
    },
  };
}

export const docsPlugin = { name: 'docs', players: () => ({ docs: docsRoutes() }) } satisfies ModulePlugin;
