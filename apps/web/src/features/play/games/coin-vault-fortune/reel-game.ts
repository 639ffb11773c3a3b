import { coinVaultFortune } from '@goldwren/game-engine/games/coin-vault-fortune';
import type { ReelGame } from '../../reels/reel-game.ts';
import url from './symbols.svg';

const { reels, symbols, lines, scatter, coinsToOpen } = coinVaultFortune.maths.data;
const idByLetter = new Map(symbols.map(({ id, letter }) => [letter, id]));

/** Coin Vault Fortune on the reel strips of the maths. Its feature spins no reels. */
export const coinVaultReels: ReelGame = {
  rows: 3,
  strips: { paid: reels.map((strip) => [...strip].map((letter) => idByLetter.get(letter) ?? '')), free: [] },
  lines,
  // No win on any line, and fewer coins than open the vault.
  restingStops: [8, 3, 12, 20, 5],
  feature: { symbol: scatter, needed: coinsToOpen },
  sheet: { url, ids: symbols.map(({ id }) => id) },
};
