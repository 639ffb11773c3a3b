import type { Round } from '@goldwren/contracts/player';
import type { JacksEvent } from '@goldwren/game-engine/games/jacks-or-better-poker';
import { eventsOf } from '../../model/game-module.ts';
import { words } from './words.ts';

/** What lies on the table, from the server's view of an open round or the events of a settled one. */
export interface TableView {
  /** Empty before the first deal. */
  readonly cards: readonly string[];
  /** Positions kept; null while they can still be chosen. */
  readonly held: readonly number[] | null;
  readonly settled: boolean;
}

const emptyTable: TableView = { cards: [], held: null, settled: false };

export function tableOf(round: Round | null): TableView {
  if (!round) return emptyTable;
  if (round.state === 'open') {
    const [dealt] = eventsOf<JacksEvent>(round);
    return { cards: dealt?.type === 'deal' ? dealt.cards : [], held: null, settled: false };
  }
  const draw = eventsOf<JacksEvent>(round).find((event) => event.type === 'draw');
  return { cards: draw?.cards ?? [], held: draw?.held ?? [], settled: true };
}

/** After the deal: what eyes can see is only said, what to do is said and shown. */
export function describeDeal(round: Round): { said: string; shown: string } {
  const cards = tableOf(round).cards.map(words.cardName).join(', ');
  return { said: words.dealt(cards), shown: words.choose };
}
