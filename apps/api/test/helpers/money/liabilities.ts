import { createHash } from 'node:crypto';
import type { LiabilitiesDay, OwnLiabilities } from '@goldwren/contracts/player';
import { type LiabilitiesClaim, type LiabilitiesRoot, verifyLiabilities } from '@goldwren/game-engine/liabilities';
import { parseHundredths } from '@goldwren/rules';
import { publishLiabilities } from '../../../src/modules/liabilities/public.ts';
import type { TestApi } from '../api/test-api.ts';

const sha256 = (message: Uint8Array) => new Uint8Array(createHash('sha256').update(message).digest());
const hundredths = (amount: string) => parseHundredths(amount) as bigint;

/** Publishes the total of a day, as the job does at noon of that day. Returns the day, or null when nothing was stored. */
export function publishOn(api: Pick<TestApi, 'context'>, day: string): Promise<string | null> {
  return publishLiabilities({ ...api.context, clock: { now: () => new Date(`${day}T17:00:00Z`) } });
}

function rootOf({ day, root, sum, leaves }: LiabilitiesDay): LiabilitiesRoot {
  return { day, root, leaves, sum: hundredths(sum) };
}

function claimOf(player: string, own: OwnLiabilities): LiabilitiesClaim {
  return {
    player,
    secret: own.secret,
    balance: hundredths(own.wallet) + hundredths(own.escrow),
    pieces: own.pieces.map(({ amount, position, path }) => ({
      amount: hundredths(amount),
      position,
      path: path.map(({ hash, sum }) => ({ hash, sum: hundredths(sum) })),
    })),
  };
}

export function verifyOwn(player: string, total: LiabilitiesDay, own: OwnLiabilities) {
  return verifyLiabilities(sha256, rootOf(total), claimOf(player, own));
}
