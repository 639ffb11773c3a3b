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
    summary: 'Get the OpenAPI document',
    description: 'Returns the calls for players and the public as an OpenAPI 3.1 document.',
    responses: { 200: z.record(z.string(), json) },
  },
  reference: {
    ...endpoints.docs.reference,
    ...forEveryone,
    summary: 'Get the API reference page',
    description: 'Returns the OpenAPI document as an HTML page.',
    responses: { 200: c.otherResponse({ contentType: 'text/html; charset=utf-8', body: z.string() }) },
  },
});
