import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryoneRevalidated } from '../../shared/access.ts';
import { fairnessKeyId, hex64 } from '../../shared/ids.ts';
import { endpoints } from '../endpoints.ts';

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
    summary: 'List the signing keys',
    description: 'Returns the current and former keys for session statements, the current key first.',
    responses: { 200: z.object({ results: z.array(fairnessKey) }) },
  },
});
