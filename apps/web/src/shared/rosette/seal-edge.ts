/** The edge of the seal is drawn between these radii. The rosette inside has radius 100. */
const sealEdge = { inner: 108, outer: 128 } as const;

/** One stroke for each digit of the commitment, so that a seal can be compared with its digits. */
export function edgeOf(commitment: string): string {
  return [...commitment]
    .map((digit, place) => {
      const angle = (2 * Math.PI * place) / commitment.length - Math.PI / 2;
      const length = 4 + ((sealEdge.outer - sealEdge.inner - 4) * Number.parseInt(digit, 16)) / 15;
      const at = (radius: number) =>
        `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
      return `M${at(sealEdge.inner)}L${at(sealEdge.inner + length)}`;
    })
    .join('');
}

/** The tick in the center of an opened seal. */
export const sealTick = 'M-17 1l11 12 23-25';
