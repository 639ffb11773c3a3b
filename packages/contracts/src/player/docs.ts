import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { json } from '../shared/json.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();

export const docsContract = c.router({
  openapi: {
    ...endpoints.docs.openapi,
    ...forEveryone,
    summary: 'This API as an OpenAPI 3.1 document',
    description: 'The calls of players and the public.',
    responses: { 200: z.record(z.string(), json) },
  },
  reference: {
    ...endpoints.docs.reference,
    ...forEveryone,
    summary: 'This API as a page to read',
    description: 'The same document in HTML.',
    responses: { 200: c.otherResponse({ contentType: 'text/html; charset=utf-8', body: z.string() }) },
  },
});
