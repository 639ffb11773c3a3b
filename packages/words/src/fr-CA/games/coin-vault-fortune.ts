import type { coinVaultFortune as Shape } from '../../en/games/coin-vault-fortune.ts';
import { type PlayedEvent, reelFacts } from '../../game-facts.ts';
import { spelled } from '../numerals.ts';

const symbols = {
  key: { one: 'Clé', many: 'clés' },
  coin: { one: 'Pièce', many: 'pièces' },
  crown: { one: 'Couronne', many: 'couronnes' },
  ingot: { one: 'Lingot', many: 'lingots' },
  watch: { one: 'Montre', many: 'montres' },
  goblet: { one: 'Gobelet', many: 'gobelets' },
  pearl: { one: 'Perle', many: 'perles' },
  padlock: { one: 'Cadenas', many: 'cadenas' },
  scales: { one: 'Balance', many: 'balances' },
  ticket: { one: 'Billet', many: 'billets' },
};

function many(symbol: string): string {
  return symbols[symbol as keyof typeof symbols]?.many ?? symbol;
}

function summary(events: readonly PlayedEvent[]): string {
  if (events.some(({ type }) => type === 'grand')) return 'un coffre plein, le gain le plus élevé de ce jeu';
  const vault = events.find(({ type }) => type === 'vault_win');
  const { best, otherLines } = reelFacts(events);
  const parts = vault ? [`${Number(vault.count)}\u00a0pièces dans le coffre`] : [];
  if (best) {
    const others = otherLines === 1 ? ' et un autre gain' : ` et ${otherLines} autres gains`;
    const line = `${spelled(best.count)} ${many(best.symbol)} sur la ligne ${best.line}`;
    parts.push(otherLines === 0 ? line : `${line}${others}`);
  }
  return parts.length === 0 ? 'aucun gain' : parts.join(', ');
}

export const coinVaultFortune: typeof Shape = {
  summary,
  symbolName: (symbol) => symbols[symbol as keyof typeof symbols]?.one ?? symbol,
  spin: 'Lancer',
  keys: { space: 'Espace', spin: 'Lancer', stake: 'Changer la mise', escape: 'Échap', skip: 'Passer au résultat' },
  opens: 'Six pièces ouvrent le coffre',
  vaultOpens: 'Le coffre s’ouvre',
  vaultNote: 'Trois relances; chaque nouvelle pièce les redonne',
  respinsLeft: (left) => (left < 2 ? `${left}\u00a0relance restante` : `${left}\u00a0relances restantes`),
  vaultClosed: 'Le coffre est fermé',
  vaultFull: 'Le coffre est plein',
  grand: 'Grand lot',
  grid: {
    caption: 'Symboles sur les rouleaux',
    reel: (number) => `Rouleau ${number}`,
    row: (number) => `Rangée ${number}`,
  },
};
