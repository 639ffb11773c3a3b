import type { dragonWaysSlots as Shape } from '../../en/games/dragon-ways-slots.ts';
import { type PlayedEvent, waysFacts } from '../../facts/game-facts.ts';
import { roundSummary } from '../../round-summary.ts';
import { symbolNames } from '../../symbol-names.ts';
import { formats } from '../formats.ts';
import { spelled } from '../numerals.ts';
import { freeSpins, ofRounds, reels } from '../play/reels.ts';

const symbols = {
  pearl: { one: 'Perle', many: 'perles' },
  gate: { one: 'Porte', many: 'portes' },
  dragon: { one: 'Dragon doré', many: 'dragons dorés' },
  phoenix: { one: 'Phénix', many: 'phénix' },
  tortoise: { one: 'Tortue', many: 'tortues' },
  koi: { one: 'Carpe koï', many: 'carpes koï' },
  jade: { one: 'Anneau de jade', many: 'anneaux de jade' },
  fan: { one: 'Éventail', many: 'éventails' },
  drum: { one: 'Tambour', many: 'tambours' },
  knot: { one: 'Nœud', many: 'nœuds' },
};

const { one, many } = symbolNames(symbols);

const waysText = (ways: number) => (ways === 1 ? 'd’une seule façon' : `de ${formats.number(ways)} façons`);

function summary(events: readonly PlayedEvent[]): string {
  return roundSummary(waysFacts(events), {
    ...ofRounds,
    scatters: (count) => `${spelled(count)} portes`,
    win: ({ symbol, count, ways }) => `${many(symbol)} sur ${spelled(count)} rouleaux ${waysText(ways)}`,
  });
}

export const dragonWaysSlots: typeof Shape = {
  summary,
  symbolName: one,
  ...reels,
  ...freeSpins,
  opens: 'Trois portes donnent des tours gratuits',
  featureNote: 'Tous les gains comptent double',
  /** The number of ways of a win, after its factors. */
  ways: (count: number) => (count === 1 ? '1 façon' : `${formats.number(count)} façons`),
};
