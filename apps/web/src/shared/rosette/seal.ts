/** Two numbers that identify a rosette: `lobes` waves over `turns` turns, without a common divisor. */
export interface Seal {
  lobes: number;
  turns: number;
  /** 0 to 1, for other variations of the artwork. */
  grain: number;
}

/** FNV-1a, 32 bits: small, and the same in all engines. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // Mixes the bits, because the last bytes hardly affect the high ones. Otherwise similar names would get similar artwork.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

const pairs: readonly (readonly [number, number])[] = [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 23].flatMap((lobes) =>
  [2, 3, 4, 5].filter((turns) => coprime(lobes, turns)).map((turns) => [lobes, turns] as const),
);

function coprime(a: number, b: number): boolean {
  return b === 0 ? a === 1 : coprime(b, a % b);
}

/** The seal of a name. The same name always has the same seal. */
export function sealOf(name: string): Seal {
  const hash = hashOf(name);
  const [lobes, turns] = pairs[hash % pairs.length] ?? [13, 3];
  return { lobes, turns, grain: (hash >>> 16) / 65_536 };
}
