import type { mineSeekerSlots as Shape } from '../../en/games/mine-seeker-slots.ts';
import type { PlayedEvent } from '../../facts/game-facts.ts';

const cells = (count: number) => (count === 1 ? '1\u00a0case sûre' : `${count}\u00a0cases sûres`);

function summary(events: readonly PlayedEvent[]): string {
  const safe = events.filter(({ type }) => type === 'safe').length;
  const has = (wanted: string) => events.some(({ type }) => type === wanted);
  if (has('cleared')) return safe === 1 ? `la seule case sûre qui paie` : `les ${cells(safe)} qui paient`;
  if (has('cashed_out')) return `encaissé après ${cells(safe)}`;
  if (has('blast')) return safe === 0 ? 'vous avez touché une mine' : `vous avez touché une mine après ${cells(safe)}`;
  return 'la partie est en cours';
}

const cell: (typeof Shape)['cell'] = {
  covered: (place) => `${place}\u00a0: couverte`,
  safe: (place) => `${place}\u00a0: sûre`,
  mine: (place) => `${place}\u00a0: une mine`,
  blast: (place) => `${place}\u00a0: la mine ouverte`,
};

export const mineSeekerSlots: typeof Shape = {
  summary,
  cell,
  start: 'Commencer',
  cashOut: 'Encaisser',
  openFirst: 'Première case',
  mines: 'Mines',
  field: 'Champ de cases',
  place: (row, column) => `Rangée ${row}, colonne ${column}`,
  hidden: (mines, covered) => `${mines === 1 ? '1\u00a0mine' : `${mines}\u00a0mines`} dans ${covered}\u00a0cases`,
  nextCell: (safe, of) => `Prochaine case\u00a0: ${safe} sur ${of} sans mine`,
  safeCells: (count) => (count === 1 ? '1\u00a0sûre' : `${count}\u00a0sûres`),
  paytable: 'Gains par cases sûres, en multiples de la mise',
  isSafe: (place) => `${place}\u00a0: sûre.`,
  wasMine: (place) => `${place}\u00a0: c’était une mine.`,
  begin: 'Ouvrez une case.',
  decide: (amount, next) => `Encaissez ${amount}, ou ouvrez une autre case\u00a0: ${next}× si elle est sûre.`,
  blastWord: 'MINE',
  keys: {
    space: 'Espace',
    primary: 'Commencer, puis encaisser',
    arrows: 'Flèches sur le champ',
    move: 'Aller d’une case à l’autre',
    enter: 'Entrée',
    open: 'Ouvrir la case',
    cashOut: 'Encaisser',
    stake: 'Changer la mise',
    escape: 'Échap',
    skip: 'Passer au résultat',
  },
};
