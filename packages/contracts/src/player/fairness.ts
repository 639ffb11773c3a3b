import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryoneRevalidated } from '../shared/access.ts';
import { fairnessKeyId, hex64 } from '../shared/ids.ts';
import { endpoints } from './endpoints.ts';

const fairnessKey = z
  .object({
    id: fairnessKeyId,
    algorithm: z.literal('Ed25519'),
    public_key: hex64,
  })
  .meta({ id: 'FairnessKey' });

export const fairnessContract = initContract().router({
  keys: {
    ...endpoints.fairness.keys,
    ...forEveryoneRevalidated,
    summary: 'The keys that session statements are or were signed with, the present one first',
    responses: { 200: z.object({ results: z.array(fairnessKey) }) },
  },
});
