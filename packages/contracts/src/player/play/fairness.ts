import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryoneRevalidated } from '../../shared/access.ts';
import { day, fairnessKeyId, hex64, instant } from '../../shared/ids.ts';
import { amount } from '../../shared/money.ts';
import { problems } from '../../shared/problem.ts';
import { forPlayers } from '../access.ts';
import { endpoints } from '../endpoints.ts';

const fairnessKey = z
  .object({
    id: fairnessKeyId,
    algorithm: z.literal('Ed25519'),
    public_key: hex64,
  })
  .meta({ id: 'FairnessKey' });

const liabilitiesDay = z
  .object({
    day,
    at: instant.describe('Time of the snapshot.'),
    root: hex64.describe('Hash at the root of the tree.'),
    sum: amount.describe('Sweeps Coins in all wallets and open redemptions.'),
    leaves: z.int().describe('Number of leaves that are not padding.'),
    log_position: z.int().nullable().describe('Position of the entry in the public log. Null while it waits.'),
  })
  .meta({ id: 'LiabilitiesDay' });
export type LiabilitiesDay = z.infer<typeof liabilitiesDay>;

const ownLiabilities = z
  .object({
    day,
    at: instant.describe('Time of the snapshot.'),
    wallet: amount.describe('Sweeps Coins in the wallet.'),
    escrow: amount.describe('Sweeps Coins in open redemptions.'),
    entry: z.int().describe('Number of the last entry of your Sweeps Coins that `wallet` contains. 0 without entries.'),
    secret: hex64.describe('Blinds the player in the leaves. Different for each player and day.'),
    pieces: z
      .array(
        z
          .object({
            amount,
            position: z.int().describe('Number of the leaf, from 0.'),
            path: z
              .array(z.object({ hash: hex64, sum: amount }).meta({ id: 'LiabilitiesNode' }))
              .describe('The 24 siblings, from the leaf to the root.'),
          })
          .meta({ id: 'LiabilitiesPiece' }),
      )
      .describe('Two to four pieces of the balance. Empty for a balance of zero.'),
  })
  .meta({ id: 'OwnLiabilities' });
export type OwnLiabilities = z.infer<typeof ownLiabilities>;

export const fairnessContract = initContract().router({
  keys: {
    ...endpoints.fairness.keys,
    ...forEveryoneRevalidated,
    summary: 'List the signing keys',
    description: 'Returns the current and former keys for session statements, the current key first.',
    responses: { 200: z.object({ results: z.array(fairnessKey) }) },
  },
  liabilities: {
    ...endpoints.fairness.liabilities,
    ...forEveryoneRevalidated,
    summary: 'List the published totals of Sweeps Coins',
    description:
      'Returns the total of the Sweeps Coins of all players for each of the last 31 days, the newest first. The root is that of a Merkle sum tree. docs/games/liabilities.md describes it.',
    responses: { 200: z.object({ results: z.array(liabilitiesDay) }) },
  },
  ownLiabilities: {
    ...endpoints.fairness.ownLiabilities,
    ...forPlayers,
    summary: 'Get the proof of your part in a total',
    description:
      "Returns the player's own balance at the time of the snapshot, its pieces, and their paths to the published root. Available for seven days. Returns `not_found` for other days.",
    pathParams: z.object({ day: day.describe('Day of the total.') }),
    responses: { 200: ownLiabilities, ...problems(401, 404) },
  },
});
