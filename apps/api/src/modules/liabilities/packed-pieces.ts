/** Where a piece of a balance is in the tree. */
export interface PlacedPiece {
  /** Hundredths. */
  readonly amount: bigint;
  /** The number of the leaf. */
  readonly position: number;
}

const pieceBytes = 12;

/** Packs pieces as the column `pieces` of liabilities_player. */
export function packPieces(pieces: readonly PlacedPiece[]): Buffer {
  const packed = Buffer.alloc(pieces.length * pieceBytes);
  for (const [number, { amount, position }] of pieces.entries()) {
    packed.writeUInt32BE(position, number * pieceBytes);
    packed.writeBigInt64BE(amount, number * pieceBytes + 4);
  }
  return packed;
}

export function unpackPieces(packed: Buffer): PlacedPiece[] {
  return Array.from({ length: packed.length / pieceBytes }, (_, number) => ({
    position: packed.readUInt32BE(number * pieceBytes),
    amount: packed.readBigInt64BE(number * pieceBytes + 4),
  }));
}
