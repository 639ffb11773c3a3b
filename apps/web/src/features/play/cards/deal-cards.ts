import { move } from '../shell/motion.ts';
import type { ShowClock } from '../shell/show-clock.ts';
import type { CardText, Lying } from './card-names.ts';

/** Milliseconds. A deal of five lasts 0.9 s; calm or not, no deal is over before a double press has passed. */
const staggerMs = 110;
const flyMs = 240;
const halfTurnMs = 95;
const leaveMs = 160;
const fadeMs = 200;
const calmDealMs = 500;

/** The table as the dealer sees it. Elements may be missing: a picture that is not drawn holds up no game. */
export interface DealersTable {
  readonly clock: ShowClock;
  /** Cross-fades instead of movement. */
  readonly calm: boolean;
  place(position: number): Element | null;
  shoe(): Element | null;
  lay(position: number, lying: Lying): void;
  flick(): void;
}

/** Moves an element for `ms`, or until the skip, and leaves it where it belongs. */
async function glide(clock: ShowClock, element: Element | null, frames: Keyframe[], ms: number): Promise<boolean> {
  const moving = element && move(element, frames, { duration: ms, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' });
  const goesOn = await clock.wait(ms);
  moving?.cancel();
  return goesOn;
}

/** Where the shoe's mouth is, as seen from a place. */
function fromShoe(table: DealersTable, position: number): string {
  const shoe = table.shoe()?.getBoundingClientRect();
  const place = table.place(position)?.getBoundingClientRect();
  if (!shoe || !place) return 'none';
  const right = shoe.left + shoe.width / 2 - place.left - place.width / 2;
  const down = shoe.top + shoe.height / 2 - place.top - place.height / 2;
  return `translate(${Math.round(right)}px, ${Math.round(down)}px) rotate(14deg) scale(.6)`;
}

/** Takes what lies in these places away, all at once. */
async function takeAway(table: DealersTable, positions: readonly number[]): Promise<boolean> {
  if (positions.length === 0) return true;
  const gone = { opacity: 0, transform: table.calm ? 'none' : 'translateY(-22%) rotate(-5deg)' };
  const left = await Promise.all(
    positions.map((position) => glide(table.clock, table.place(position), [{}, gone], leaveMs)),
  );
  if (left.includes(false)) return false;
  for (const position of positions) table.lay(position, null);
  return true;
}

async function turnUp({ clock, place, lay, flick }: DealersTable, position: number, card: CardText): Promise<boolean> {
  const edge = { transform: 'scaleX(.04)' };
  flick();
  if (!(await glide(clock, place(position), [{}, edge], halfTurnMs))) return false;
  lay(position, card);
  return glide(clock, place(position), [edge, {}], halfTurnMs);
}

/** One card out of the shoe to its place, face down, and turned there when it is one that may be seen. */
async function dealOne(table: DealersTable, position: number, order: number, card: CardText): Promise<boolean> {
  if (!(await table.clock.wait(order * staggerMs))) return false;
  table.lay(position, 'back');
  // Over the places that it passes.
  const flown = [
    { transform: fromShoe(table, position), zIndex: 2 },
    { transform: 'none', zIndex: 2 },
  ];
  if (!(await glide(table.clock, table.place(position), flown, flyMs))) return false;
  return card === 'back' || turnUp(table, position, card);
}

/** Several that lie face down, one after another. */
async function turnAll(table: DealersTable, turned: readonly (readonly [number, CardText])[]): Promise<boolean> {
  for (const [position, card] of turned) if (!(await turnUp(table, position, card))) return false;
  return true;
}

async function fadeIn(table: DealersTable, dealt: readonly (readonly [number, CardText])[]): Promise<boolean> {
  for (const [position, card] of dealt) {
    table.lay(position, card);
    void glide(table.clock, table.place(position), [{ opacity: 0 }, {}], fadeMs);
  }
  return dealt.length === 0 || table.clock.wait(calmDealMs);
}

/**
 * Brings the table from what lies there to what shall lie there: a back is turned where a card is to lie; what else changes
 * is taken away, then dealt from the shoe one after another, in order of position. What stays is not touched. Resolves with
 * false when the show was called off.
 */
async function dealCards(table: DealersTable, from: readonly Lying[], to: readonly Lying[]): Promise<boolean> {
  const places = Array.from({ length: Math.max(from.length, to.length) }, (_, position) => position);
  const changed = places.filter((position) => (to[position] ?? null) !== (from[position] ?? null));
  const turns = (position: number) => from[position] === 'back' && (to[position] ?? null) !== null;
  const cardsOf = (positions: readonly number[]) =>
    positions.flatMap((position) => {
      const card = to[position];
      return card ? [[position, card] as const] : [];
    });
  const gone = changed.filter((position) => from[position] && !turns(position));
  if (!(await takeAway(table, gone))) return false;
  const turned = cardsOf(changed.filter(turns));
  const dealt = cardsOf(changed.filter((position) => !turns(position)));
  if (table.calm) return fadeIn(table, [...turned, ...dealt]);
  if (!(await turnAll(table, turned))) return false;
  const laid = await Promise.all(dealt.map(([position, card], order) => dealOne(table, position, order, card)));
  return !laid.includes(false);
}

/** Between two cards of the dealer's own play. */
const thinkMs = 260;

/** Through one table after another, up to the last. */
export async function dealThrough(
  table: DealersTable,
  from: readonly Lying[],
  tables: readonly (readonly Lying[])[],
): Promise<boolean> {
  let lies = from;
  for (const [index, next] of tables.entries()) {
    if (index > 0 && next.join() !== lies.join() && !(await table.clock.wait(thinkMs))) return false;
    if (!(await dealCards(table, lies, next))) return false;
    lies = next;
  }
  return true;
}
