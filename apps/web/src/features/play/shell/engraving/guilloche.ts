/** What gives a rosette its look: two integers, as the seal of a banknote. */
export interface RosetteSeal {
  readonly petals: number;
  readonly waves: number;
}

/** The seal of a game, from its slug alone (FNV-1a). */
export function sealOf(slug: string): RosetteSeal {
  let hash = 0x811c9dc5;
  for (let i = 0; i < slug.length; i++) hash = Math.imul(hash ^ slug.charCodeAt(i), 0x01000193) >>> 0;
  return { petals: 7 + (hash % 7), waves: 3 + ((hash >>> 8) % 4) };
}

const steps = 220;

/**
 * One closed line of a guilloché: a circle whose radius swings with two waves.
 * @param size side of the square it is drawn in
 * @param phase turns neighbouring lines against each other, which makes the weave
 */
export function rosetteLine({ petals, waves }: RosetteSeal, size: number, reach: number, phase: number): string {
  let path = '';
  for (let step = 0; step < steps; step++) {
    const angle = (2 * Math.PI * step) / steps;
    const swing = 0.62 + 0.26 * Math.cos(petals * angle + phase) + 0.12 * Math.cos(waves * petals * angle - phase);
    const radius = (size / 2) * reach * swing;
    const x = (size / 2 + radius * Math.cos(angle)).toFixed(1);
    const y = (size / 2 + radius * Math.sin(angle)).toFixed(1);
    path += `${step === 0 ? 'M' : 'L'}${x} ${y}`;
  }
  return `${path}Z`;
}
