import { type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

/** Symbols have their English names as ids. */
const irregular: Readonly<Record<string, string>> = { watch: 'watches', scales: 'scales' };

/** "9 coins in the vault, four crowns on line 3 and one more win", "a full vault, the highest win of this game", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  if (events.some(({ type }) => type === 'grand')) return 'a full vault, the highest win of this game';
  const vault = events.find(({ type }) => type === 'vault_win');
  const { best, otherLines } = reelFacts(events);
  const parts = vault ? [`${Number(vault.count)} coins in the vault`] : [];
  if (best) {
    const others = otherLines === 1 ? ' and one more win' : ` and ${otherLines} more wins`;
    const line = `${spelled(best.count)} ${irregular[best.symbol] ?? `${best.symbol}s`} on line ${best.line}`;
    parts.push(otherLines === 0 ? line : `${line}${others}`);
  }
  return parts.length === 0 ? 'no win' : parts.join(', ');
}

export const coinVaultFortune = {
  summary,
  symbolName: (id: string) => id.charAt(0).toUpperCase() + id.slice(1),
  spin: 'Spin',
  keys: { space: 'Space', spin: 'Spin', stake: 'Change the stake', escape: 'Esc', skip: 'Skip to the result' },
  opens: 'Six coins open the vault',
  vaultOpens: 'The vault opens',
  vaultNote: 'Three respins; every new coin gives them back',
  respinsLeft: (left: number) => (left === 1 ? '1 respin left' : `${left} respins left`),
  vaultClosed: 'The vault is closed',
  vaultFull: 'The vault is full',
  grand: 'Grand',
  grid: {
    caption: 'Symbols on the reels',
    reel: (number: number) => `Reel ${number}`,
    row: (number: number) => `Row ${number}`,
  },
};
