import type { OwnLiabilities } from '@goldwren/contracts/player';
import { siblingsInTile, tilesOfLeaf } from '@goldwren/game-engine/liabilities';
import { formatHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { sha256 } from '../../platform/crypto/sha256.ts';
import { Problem } from '../../platform/problem.ts';
import { selectDay, selectPlayer, selectTiles, type TileRow } from './liabilities.store.ts';
import { type PlacedPiece, unpackPieces } from './packed-pieces.ts';
import { keyContext, secretOf } from './secrets.ts';

/**
 * Returns the pieces of the player's own balance on a day, each with its path to the published root. A balance of zero
 * has no pieces.
 * @throws Problem `not_found` when the day has no tree, or its paths are deleted
 */
export async function readOwnPieces(
  { database: { db }, box }: Pick<Context, 'database' | 'box'>,
  playerId: string,
  day: string,
): Promise<OwnLiabilities> {
  const total = await selectDay(db, day);
  const own = total && (await selectPlayer(db, playerId, day));
  const pieces = own ? unpackPieces(own.pieces) : [];
  const wanted = [{ level: 16, index: 0 }, ...pieces.flatMap(({ position }) => tilesOfLeaf(position))];
  const tiles = total ? await selectTiles(db, day, wanted) : [];
  if (!total || tiles.length === 0) throw new Problem('not_found');
  const key = box.open(total.sealedKey, keyContext(day));
  return {
    day,
    at: total.at.toISOString(),
    wallet: formatHundredths(own?.wallet ?? 0n),
    escrow: formatHundredths(own?.escrow ?? 0n),
    entry: Number(own?.entry ?? 0n),
    secret: secretOf(key, playerId).toString('hex'),
    pieces: pieces.map((piece) => withPath(piece, tiles)),
  };
}

function withPath({ amount, position }: PlacedPiece, tiles: readonly TileRow[]): OwnLiabilities['pieces'][number] {
  const path = tilesOfLeaf(position).flatMap(({ level, index, within }) => {
    const tile = tiles.find((one) => one.level === level && one.index === index);
    if (!tile) throw new Error(`tile ${level}/${index} is missing`);
    return siblingsInTile(sha256, tile.nodes, within);
  });
  return {
    amount: formatHundredths(amount),
    position,
    path: path.map(({ hash: node, sum }) => ({
      hash: Buffer.from(node).toString('hex'),
      sum: formatHundredths(sum),
    })),
  };
}
