import { expect, test } from 'vitest';
import { createRng } from '../../rng/rng.ts';
import type { Rng } from '../../types.ts';
import { createCoinVaultTables, evaluateRound } from './evaluate.ts';
import type { CoinVaultEvent } from './events.ts';
import { coinVaultFortune as game } from './index.ts';

const { data } = game.maths;
const tables = createCoinVaultTables(data);
const lastPlace = tables.vault.places - 1;

/** A generator with five stops, then the places that coins and cells draw. After these it draws no coin. */
function scripted(stops: readonly number[], places: readonly number[] = []): Rng {
  const draws = [...stops, ...places];
  return { u32: () => 0, below: () => draws.shift() ?? lastPlace, shuffle: (items) => items };
}

function ofType<T extends CoinVaultEvent['type']>(
  events: readonly CoinVaultEvent[],
  type: T,
): Extract<CoinVaultEvent, { type: T }>[] {
  return events.filter((event): event is Extract<CoinVaultEvent, { type: T }> => event.type === type);
}

/** Returns a stop with the letter in the row, without coins if possible. */
function stopShowing(reel: string, letter: string, row: number): number {
  const windows = [...reel].map((_, stop) => ({ stop, window: (reel + reel).slice(stop, stop + 3) }));
  const showing = windows.filter(({ window }) => window.charAt(row) === letter);
  return (showing.find(({ window }) => !window.includes('C')) ?? showing[0])?.stop ?? -1;
}

/** Returns stops with two coins on each of the first `reels` reels, and none on the others. */
function stopsWithPairs(reels: number): number[] {
  return data.reels.map((reel, index) => {
    const windows = [...reel].map((_, stop) => (reel + reel).slice(stop, stop + 3));
    return windows.findIndex((window) => window.split('C').length - 1 === (index < reels ? 2 : 0));
  });
}

test('evaluates and plays 100,000 rounds with the same pay', () => {
  const [left, right] = [1, 1].map(() => createRng(new Uint8Array(32).fill(42))) as [Rng, Rng];
  const stops = new Int32Array(5);
  let vaults = 0;
  for (let round = 0; round < 100_000; round++) {
    const { events, payX100 } = game.play(left, {});
    if (evaluateRound(tables, right, stops) !== payX100) throw new Error(`round ${round} differs`);
    let sum = 0;
    for (const event of events) if (event.type === 'line_win' || event.type === 'vault_win') sum += event.pay_x100;
    const grand = ofType(events, 'grand')[0];
    if ((grand?.pay_x100 ?? sum) !== payX100) throw new Error(`round ${round} does not add up`);
    const coins = [...ofType(events, 'vault'), ...ofType(events, 'respin')].flatMap((event) => event.coins);
    const won = ofType(events, 'vault_win')[0];
    if (won) {
      const worth = coins.reduce((total, coin) => total + coin.pay_x100, 0);
      if (won.count !== coins.length || won.pay_x100 !== worth) throw new Error(`the vault of round ${round} differs`);
    }
    if (events.at(-1)?.type !== 'settle' || events[0]?.type !== 'spin')
      throw new Error('a round must begin with its first event and end with settle');
    vaults += ofType(events, 'vault').length;
  }
  expect(vaults).toBeGreaterThan(700);
});

test('pays every advertised line award on every line', () => {
  for (const symbol of data.symbols) {
    const pays = data.linePays[symbol.id];
    if (pays === undefined) continue;
    for (const [line, rows] of data.lines.entries()) {
      const blocker = symbol.letter === 'T' ? 'S' : 'T';
      for (const [index, pay] of pays.entries()) {
        const stops = data.reels.map((reel, at) =>
          stopShowing(reel, at < index + 3 ? symbol.letter : blocker, rows[at] as number),
        );
        const { events } = game.play(scripted(stops), {});
        const expected = { line: line + 1, symbol: symbol.id, count: index + 3, pay_x100: pay };
        expect(ofType(events, 'line_win')).toContainEqual(expect.objectContaining(expected));
      }
    }
  }
});

test('pays nothing for too few coins', () => {
  const stops = stopsWithPairs(2);
  const { events } = game.play(scripted(stops), {});
  const coins = ofType(events, 'spin')[0]
    ?.grid.flat()
    .filter((id) => id === 'coin');
  expect(coins).toHaveLength(4);
  expect(ofType(events, 'vault')).toEqual([]);
});

test('opens the vault with six coins and resets the respins after a new coin', () => {
  const empty = 9;
  const [one, fifty] = [0, tables.vault.pays.length - 1];
  const blanks = (count: number) => new Array<number>(count).fill(lastPlace);
  const script = [one, one, one, one, one, fifty, ...blanks(empty), ...blanks(empty - 1), fifty, ...blanks(3 * 8)];
  const { events, payX100 } = game.play(scripted(stopsWithPairs(3), script), {});
  const [vault] = ofType(events, 'vault');
  expect(vault?.coins.map((coin) => coin.pay_x100)).toEqual([100, 100, 100, 100, 100, 5000]);
  expect(vault?.respins).toBe(3);
  expect(ofType(events, 'respin').map(({ index, left, coins }) => [index, left, coins.length])).toEqual([
    [1, 2, 0],
    [2, 3, 1],
    [3, 2, 0],
    [4, 1, 0],
    [5, 0, 0],
  ]);
  expect(ofType(events, 'respin')[1]?.coins[0]).toEqual({ position: [4, 2], pay_x100: 5000 });
  expect(ofType(events, 'vault_win')).toEqual([{ type: 'vault_win', count: 7, pay_x100: 10_500 }]);
  const lines = ofType(events, 'line_win').reduce((sum, win) => sum + win.pay_x100, 0);
  expect(payX100).toBe(10_500 + lines);
});

test('pays exactly the grand for a full vault', () => {
  const places = new Array<number>(15).fill(tables.vault.pays.length - 1);
  const { events, payX100 } = game.play(scripted(stopsWithPairs(3), places), {});
  expect(payX100).toBe(data.vault.grandPayX100);
  expect(events.slice(-2)).toEqual([
    { type: 'grand', pay_x100: data.vault.grandPayX100 },
    { type: 'settle', pay_x100: data.vault.grandPayX100 },
  ]);
  expect(ofType(events, 'vault_win')).toEqual([]);
  expect(evaluateRound(tables, scripted(stopsWithPairs(3), places), new Int32Array(5))).toBe(payX100);
});

test('draws every coin value in the number of places of the table', () => {
  const drawn = new Map<number, number>();
  for (const pay of tables.vault.pays) drawn.set(pay, (drawn.get(pay) ?? 0) + 1);
  expect([...drawn]).toEqual(data.vault.coins.map(({ pay_x100, weight }) => [pay_x100, weight]));
  expect(tables.vault.places).toBe(tables.vault.pays.length + data.vault.blanks);
});

test('has keys only on the middle reels, and coins on all reels with at most two in a window', () => {
  expect(data.reels.map((reel) => reel.includes('K'))).toEqual([false, true, true, true, false]);
  for (const reel of data.reels) {
    expect([...reel].filter((letter) => letter === 'C')).toHaveLength(4);
    expect(reel + reel).not.toMatch(/C.?C.?C/);
  }
  expect(new Set(data.lines.map(String)).size).toBe(20);
});

test('has only pays that are multiples of five hundredths', () => {
  const pays = [...Object.values(data.linePays).flat(), ...data.vault.coins.map(({ pay_x100 }) => pay_x100)];
  for (const pay of pays) expect(pay % 5).toBe(0);
});

test.each([[null], [[]], ['{}'], [0], [{ turbo: true }]])('rejects the choice %j', (raw) => {
  expect(game.parseChoice(raw)).toBeNull();
});
