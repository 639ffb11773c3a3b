import type { coinVaultFortune as Shape } from '../../en/games/coin-vault-fortune.ts';
import { type PlayedEvent, reelFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { spelled } from '../numerals.ts';
import { ofRounds, reels } from '../play/reels.ts';

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

const { one, many } = symbolNames(symbols);

function summary(events: readonly PlayedEvent[]): string {
  if (events.some(({ type }) => type === 'grand')) return 'un coffre plein, le gain le plus élevé de ce jeu';
  const vault = events.find(({ type }) => type === 'vault_win');
  return roundSummary(reelFacts(events), {
    ...ofRounds,
    first: vault ? [`${Number(vault.count)}\u00a0pièces dans le coffre`] : [],
    win: ({ symbol, count, line }) => `${spelled(count)} ${many(symbol)} sur la ligne ${line}`,
  });
}

export const coinVaultFortune: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  opens: 'Six pièces ouvrent le coffre',
  vaultOpens: 'Le coffre s’ouvre',
  vaultNote: 'Trois relances, redonnées à chaque nouvelle pièce',
  vaultGoal: (coins, of, pays) => `${coins}\u00a0pièces sur ${of}. Un coffre plein rapporte ${pays}`,
  respinsLeft: (left) => (left < 2 ? `${left}\u00a0relance restante` : `${left}\u00a0relances restantes`),
  noRespins: 'Aucune relance restante',
  vaultFull: 'Le coffre est plein',
  grand: 'Grand lot',
};
