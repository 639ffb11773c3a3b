import type { Round } from '@goldwren/contracts/player';
import type { CoinVaultEvent, VaultCoin } from '@goldwren/game-engine/games/coin-vault-fortune';
import { eventsOf } from '../../model/game-module.ts';

/** A coin in its cell. Cells are numbered down each reel, starting with the leftmost. */
export interface Coin {
  readonly cell: number;
  readonly payX100: number;
}

/** The events in the vault of a round. */
export interface VaultScript {
  readonly opened: readonly Coin[];
  /** The number of respins at the start. */
  readonly respins: number;
  readonly turns: readonly { readonly landed: readonly Coin[]; readonly left: number }[];
  readonly full: boolean;
  /** The payout in hundredths of the stake: the sum of all coins, or the grand prize. */
  readonly payX100: number;
}

export const cellCount = 15;
export const rows = 3;

function coinsOf(coins: readonly VaultCoin[]): Coin[] {
  return coins.map(({ position: [reel = 0, row = 0], pay_x100 }) => ({ cell: rows * reel + row, payX100: pay_x100 }));
}

/** Reads the vault from the events of a round. Null when it stayed closed. */
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
