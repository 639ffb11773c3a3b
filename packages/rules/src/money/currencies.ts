/** The two coins. Gold Coins are for entertainment only; Sweeps Coins are promotional. */
export const currencies = ['gold', 'sweeps'] as const;
export type Currency = (typeof currencies)[number];
