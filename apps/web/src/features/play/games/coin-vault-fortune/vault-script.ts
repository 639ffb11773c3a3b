import type { Round } from '@goldwren/contracts/player';
import type { CoinVaultEvent, VaultCoin } from '@goldwren/game-engine/games/coin-vault-fortune';
import { eventsOf } from '../../model/game-module.ts';

/** A coin in its cell: cells count down each reel, from the leftmost. */
export interface Coin {
  readonly cell: number;
  readonly payX100: number;
}

/** What happened in the vault of a round. */
export interface VaultScript {
  readonly opened: readonly Coin[];
  /** Respins at the start. */
  readonly respins: number;
  readonly turns: readonly { readonly landed: readonly Coin[]; readonly left: number }[];
  readonly full: boolean;
  /** Hundredths of the stake: of all coins, or the grand. */
  readonly payX100: number;
}

export const cellCount = 15;
const rows = 3;

function coinsOf(coins: readonly VaultCoin[]): Coin[] {
  return coins.map(({ position: [reel = 0, row = 0], pay_x100 }) => ({ cell: rows * reel + row, payX100: pay_x100 }));
}

/** The vault as its events tell it; null where it stayed shut. */
export function vaultScript(round: Round | null): VaultScript | null {
  const events = round ? eventsOf<CoinVaultEvent>(round) : [];
  const vault = events.find((event) => event.type === 'vault');
  const end = events.find((event) => event.type === 'vault_win' || event.type === 'grand');
  if (!vault || !end) return null;
  return {
    opened: coinsOf(vault.coins),
    respins: vault.respins,
    turns: events.flatMap((event) =>
      event.type === 'respin' ? [{ landed: coinsOf(event.coins), left: event.left }] : [],
    ),
    full: end.type === 'grand',
    payX100: end.pay_x100,
  };
}
