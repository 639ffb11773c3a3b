import type { plinkoFortune as Shape } from '../../en/games/plinko-fortune.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';

const risks = { low: 'faible', medium: 'moyen', high: 'élevé' };

function summary(events: readonly PlayedEvent[]): string {
  const drop = events.find(({ type }) => type === 'drop');
  if (!drop) return 'la bille tombe';
  const rows = (drop.path as readonly number[]).length;
  return `case ${Number(drop.slot) + 1} sur ${rows + 1}, risque ${risks[drop.risk as keyof typeof risks]}`;
}

export const plinkoFortune: typeof Shape = {
  summary,
  drop: 'Lâcher',
  dropAgain: 'Lâcher encore',
  risk: 'Risque',
  risks: { low: 'Faible', medium: 'Moyen', high: 'Élevé' },
  keys: {
    space: 'Espace',
    drop: 'Lâcher une bille',
    stake: 'Changer la mise',
    escape: 'Échap',
    skip: 'Passer aux résultats',
  },
  slots: 'Gains des cases, en multiples de la mise, à partir de la gauche',
  landed: 'la bille est arrivée ici',
};
