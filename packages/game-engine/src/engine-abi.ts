/**
 * Version of the engine rules that every proof relies on, beyond the data of a game: ChaCha20 words (little-endian,
 * counter 0), rejection by the largest multiple, and Fisher–Yates from the last place down. A change to any of them
 * requires a new ABI version, and with it a new maths hash for every game.
 */
export const engineAbi = 1;

/** Stakes in hundredths. GC 1,000 / 5,000 / 10,000 / 50,000 / 100,000 and SC 0.20 / 0.40 / 1.00 / 2.00 / 5.00. */
export const launchStakes = {
  stakes: { gold: [100000, 500000, 1000000, 5000000, 10000000], sweeps: [20, 40, 100, 200, 500] },
  defaultStake: { gold: 500000, sweeps: 20 },
} as const;
