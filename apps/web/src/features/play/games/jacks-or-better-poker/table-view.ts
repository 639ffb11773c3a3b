import type { Round } from '@goldwren/contracts/player';
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

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function numberList(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

export function tableOf(round: Round | null): TableView {
  if (!round) return emptyTable;
  if (round.state === 'open') {
    const { cards } = (round.view ?? {}) as { cards?: unknown };
    return { cards: textList(cards), held: null, settled: false };
  }
  const draw = round.events.find((event) => event.type === 'draw');
  return { cards: textList(draw?.cards), held: numberList(draw?.held), settled: true };
}

/** After the deal: what eyes can see is only said, what to do is said and shown. */
export function describeDeal(round: Round): { said: string; shown: string } {
  const cards = tableOf(round).cards.map(words.cardName).join(', ');
  return { said: words.dealt(cards), shown: words.choose };
}
