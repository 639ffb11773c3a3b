import { move } from '../shell/motion/motion.ts';
import type { ShowClock } from '../shell/motion/show-clock.ts';
import type { CardText, PlacedCard } from './card-names.ts';

/** Milliseconds. A deal of five cards takes 0.9 s. With or without motion, no deal ends within the time of a double press. */
const staggerMs = 110;
const flyMs = 240;
const halfTurnMs = 95;
const leaveMs = 160;
const fadeMs = 200;
const reducedMotionDealMs = 500;

/** The table as the dealing animation uses it. Elements may be missing: the game continues without them. */
export interface DealersTable {
  readonly clock: ShowClock;
  /** Uses cross-fades instead of movement. */
  readonly reducedMotion: boolean;
  place(position: number): Element | null;
  shoe(): Element | null;
  lay(position: number, placed: PlacedCard): void;
  flick(): void;
}

/** Longer than it takes to render a place after its card was removed. */
const renderMs = 60;

/**
 * Animates an element for `ms` or until the skip, then leaves it in its final position.
 * @param isLast True when the content is removed at the end. The last frame then stays until it is, because the content
 *   would appear again for a moment.
 */
async function glide(
  clock: ShowClock,
  element: Element | null,
  frames: Keyframe[],
  ms: number,
  isLast = false,
): Promise<boolean> {
  const moving = element && move(element, frames, { duration: ms, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' });
  const completed = await clock.wait(ms);
  if (isLast) setTimeout(() => moving?.cancel(), renderMs);
  else moving?.cancel();
  return completed;
}

/** The transform from a place to the opening of the shoe. */
function fromShoe(table: DealersTable, position: number): string {
  const shoe = table.shoe()?.getBoundingClientRect();
  const place = table.place(position)?.getBoundingClientRect();
  if (!shoe || !place) return 'none';
  const right = shoe.left + shoe.width / 2 - place.left - place.width / 2;
  const down = shoe.top + shoe.height / 2 - place.top - place.height / 2;
  return `translate(${Math.round(right)}px, ${Math.round(down)}px) rotate(14deg) scale(.6)`;
}

/** Removes the cards from these places, all at the same time. */
async function takeAway(table: DealersTable, positions: readonly number[]): Promise<boolean> {
  if (positions.length === 0) return true;
  const gone = { opacity: 0, transform: table.reducedMotion ? 'none' : 'translateY(-22%) rotate(-5deg)' };
  const left = await Promise.all(
    positions.map((position) => glide(table.clock, table.place(position), [{}, gone], leaveMs, true)),
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

/** Deals one card from the shoe to its place, face down, and turns it over if it may be seen. */
async function dealOne(table: DealersTable, position: number, order: number, card: CardText): Promise<boolean> {
  if (!(await table.clock.wait(order * staggerMs))) return false;
  table.lay(position, 'back');
  // Above the places that the card passes.
  const flown = [
    { transform: fromShoe(table, position), zIndex: 2 },
    { transform: 'none', zIndex: 2 },
  ];
  if (!(await glide(table.clock, table.place(position), flown, flyMs))) return false;
  return card === 'back' || turnUp(table, position, card);
}

/** Turns over several face-down cards, one after another. */
async function turnAll(table: DealersTable, turned: readonly (readonly [number, CardText])[]): Promise<boolean> {
  for (const [position, card] of turned) if (!(await turnUp(table, position, card))) return false;
  return true;
}

async function fadeIn(table: DealersTable, dealt: readonly (readonly [number, CardText])[]): Promise<boolean> {
  for (const [position, card] of dealt) {
    table.lay(position, card);
    void glide(table.clock, table.place(position), [{ opacity: 0 }, {}], fadeMs);
  }
  return dealt.length === 0 || table.clock.wait(reducedMotionDealMs);
}

/**
 * Animates the table from one state to another. Backs whose card becomes known are turned over. Other changed cards are
 * removed, then dealt from the shoe in order of position. Unchanged cards are not touched. Resolves with false when the
 * show is cancelled.
 */
async function dealCards(
  table: DealersTable,
  from: readonly PlacedCard[],
  to: readonly PlacedCard[],
): Promise<boolean> {
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
  if (table.reducedMotion) return fadeIn(table, [...turned, ...dealt]);
  if (!(await turnAll(table, turned))) return false;
  const laid = await Promise.all(dealt.map(([position, card], order) => dealOne(table, position, order, card)));
  return !laid.includes(false);
}

/** The pause between two cards that the dealer draws. */
const thinkMs = 260;

/** Animates through each table state in order. */
export async function dealThrough(
  table: DealersTable,
  from: readonly PlacedCard[],
  tables: readonly (readonly PlacedCard[])[],
): Promise<boolean> {
  let current = from;
  for (const [index, next] of tables.entries()) {
    if (index > 0 && next.join() !== current.join() && !(await table.clock.wait(thinkMs))) return false;
    if (!(await dealCards(table, current, next))) return false;
    current = next;
  }
  return true;
}
