import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone } from '../shared/access.ts';
import { instant } from '../shared/ids.ts';
import { endpoints } from './endpoints.ts';

const fairnessKey = z
  .object({
    id: z.string(),
    algorithm: z.literal('Ed25519'),
    public_key: z.string().regex(/^[0-9a-f]{64}$/),
    since: instant,
  })
  .meta({ id: 'FairnessKey' });

export const fairnessContract = initContract().router({
  keys: {
    ...endpoints.fairness.keys,
    ...forEveryone,
    summary: 'The keys that session statements are signed with, the present one first',
    responses: { 200: z.object({ results: z.array(fairnessKey) }) },
  },
});
