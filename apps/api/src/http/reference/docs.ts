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

const policy = `default-src 'none'; style-src ${hashOf(referenceStyle)}; script-src ${hashOf(referenceScript)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

let built: { readonly document: ReturnType<typeof playerApiDocument>; readonly page: string } | undefined;

/** Builds the document and its page for the first reader, because they take longer than the rest of a server's start. */
function build(): NonNullable<typeof built> {
  if (!built) {
    const document = playerApiDocument();
    built = { document, page: referencePage(document) };
  }
  return built;
}

/** Serves the OpenAPI document and a page that renders it. Both are built once in a process. */
function docsRoutes(): Handlers<PlayerContract, 'docs'> {
  return {
    openapi: async ({ reply }) => {
      reply.header('cache-control', cacheFor);
      return { status: 200, body: build().document as never };
    },
    reference: async ({ reply }) => {
      reply.header('cache-control', cacheFor).header('content-security-policy', policy);
      return { status: 200, body: build().page };
    },
  };
}

export const docsPlugin = { name: 'docs', players: () => ({ docs: docsRoutes() }) } satisfies ModulePlugin;
