import { type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { spelled } from '../numerals.ts';
import { ofRounds, reels } from '../play/reels.ts';

/** Symbols have their English names as ids. */
const irregular: Readonly<Record<string, string>> = { watch: 'watches', scales: 'scales' };

/** "9 coins in the vault, four crowns on line 3 and one more win", "a full vault, the highest win of this game", "no win". */
function summary(events: readonly PlayedEvent[]): string {
  if (events.some(({ type }) => type === 'grand')) return 'a full vault, the highest win of this game';
  const vault = events.find(({ type }) => type === 'vault_win');
  return roundSummary(reelFacts(events), {
    ...ofRounds,
    first: vault ? [`${Number(vault.count)} coins in the vault`] : [],
    win: ({ symbol, count, line }) => `${spelled(count)} ${irregular[symbol] ?? `${symbol}s`} on line ${line}`,
  });
}

export const coinVaultFortune = {
  summary,
  symbolName: (id: string) => id.charAt(0).toUpperCase() + id.slice(1),
  ...reels,
  opens: 'Six coins open the vault',
  vaultOpens: 'The vault opens',
  vaultNote: 'Three respins; every new coin resets them',
  vaultGoal: (coins: number, of: number, pays: string) => `${coins} of ${of} coins. A full vault pays ${pays}`,
  respinsLeft: (left: number) => (left === 1 ? '1 respin left' : `${left} respins left`),
  noRespins: 'No respins left',
  vaultFull: 'The vault is full',
  grand: 'Grand',
};
