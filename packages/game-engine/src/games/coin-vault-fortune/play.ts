import { noChoice } from '../../choice.ts';
import { countLineRun, reelCount, rowCount, shortestRun } from '../../families/reels/lines-5x3.ts';
import { type HeldCoin, playRespins } from '../../families/reels/respins.ts';
import { countScatters, createWindowIds, drawStops, getSymbol, type WindowIds } from '../../families/reels/strips.ts';
import { locked } from '../../locked.ts';
import type { GameMaths, InstantGame, MathsLock, Rng, RoundResult } from '../../types.ts';
import { type CoinVaultTables, createCoinVaultTables } from './evaluate.ts';
import type { CoinVaultEvent, VaultCoin } from './events.ts';
import type { CoinVaultData } from './maths.ts';
import { buildCoinVaultRules, type CoinVaultRuleFacts, rulesVersion } from './rules.ts';

/** A maths version with its tables for play. */
type Table = {
  tables: CoinVaultTables;
  /** Symbol IDs by symbol number. */
  ids: readonly string[];
  coin: string;
  windows: WindowIds;
};

function tableOf(data: CoinVaultData): Table {
  const tables = createCoinVaultTables(data);
  const ids = data.symbols.map((symbol) => symbol.id);
  return { tables, ids, coin: data.scatter, windows: createWindowIds(data, tables.strips, rowCount) };
}

type SpinEvent = Extract<CoinVaultEvent, { type: 'spin' }>;

function spinEvent(windows: WindowIds, stops: Int32Array): SpinEvent {
  const grid = windows.map((ofReel, reel) => ofReel[stops[reel] as number] as string[]);
  return { type: 'spin', free: false, stops: [...stops], grid };
}

/** Returns [reel, row] of the paid symbols. */
function positionsOf(rows: Uint8Array, line: number, count: number): number[][] {
  return Array.from(rows.subarray(reelCount * line, reelCount * line + count), (row, reel) => [reel, row]);
}

function addLineWins({ tables, ids }: Table, stops: Int32Array, events: CoinVaultEvent[]): number {
  const { lines, strips } = tables;
  let won = 0;
  for (let line = 0; line < lines.lineCount; line++) {
    const count = countLineRun(lines, strips, stops, line);
    if (count < shortestRun) continue;
    const symbol = getSymbol(strips, stops, 0, lines.lineRows[reelCount * line] as number);
    const pay = lines.linePays[8 * symbol + count] as number;
    if (pay === 0) continue;
    const positions = positionsOf(lines.lineRows, line, count);
    events.push({ type: 'line_win', line: line + 1, symbol: ids[symbol] as string, count, positions, pay_x100: pay });
    won += pay;
  }
  return won;
}

/** Returns coins with positions. Cells are numbered down each reel, starting with the leftmost reel. */
function toVaultCoins(coins: readonly HeldCoin[]): VaultCoin[] {
  return coins.map(({ cell, payX100 }) => ({
    position: [Math.trunc(cell / rowCount), cell % rowCount],
    pay_x100: payX100,
  }));
}

/** Plays the vault. @returns the pay of the round: coins and lines, or the grand instead of both */
function playVault(
  table: Table,
  rng: Rng,
  grid: readonly string[][],
  linePay: number,
  events: CoinVaultEvent[],
): number {
  const { vault } = table.tables;
  const held = grid.flatMap((column) => column.map((symbol) => symbol === table.coin));
  const { opened, respins, full, payX100 } = playRespins(vault, rng, held);
  events.push({ type: 'vault', coins: toVaultCoins(opened), respins: vault.respins });
  let count = opened.length;
  for (const [index, { landed, left }] of respins.entries()) {
    events.push({ type: 'respin', index: index + 1, coins: toVaultCoins(landed), left });
    count += landed.length;
  }
  if (full) {
    events.push({ type: 'grand', pay_x100: vault.grandPayX100 });
    return vault.grandPayX100;
  }
  events.push({ type: 'vault_win', count, pay_x100: payX100 });
  return linePay + payX100;
}

/** Plays one round with all events that the client shows. */
function playCoinVault(table: Table, rng: Rng): RoundResult<CoinVaultEvent> {
  const { strips, coinsToOpen } = table.tables;
  const stops = new Int32Array(reelCount);
  drawStops(rng, strips, stops);
  const spin = spinEvent(table.windows, stops);
  const events: CoinVaultEvent[] = [spin];
  const linePay = addLineWins(table, stops, events);
  const opens = countScatters(strips, stops) >= coinsToOpen;
  const payX100 = opens ? playVault(table, rng, spin.grid, linePay, events) : linePay;
  events.push({ type: 'settle', pay_x100: payX100 });
  return { events, payX100 };
}

type CoinVaultGame = InstantGame<Record<string, never>, CoinVaultEvent> & {
  readonly maths: GameMaths<CoinVaultData>;
  readonly rules: CoinVaultRuleFacts;
};

/** Creates the game for one maths version, so that old versions can be replayed with their own numbers. */
export function createCoinVaultGame(maths: GameMaths<CoinVaultData>, lock: MathsLock): CoinVaultGame {
  const table = tableOf(maths.data);
  return {
    kind: 'instant',
    ...locked(maths, lock),
    rules: buildCoinVaultRules(maths.data),
    rulesVersion,
    ...noChoice,
    play: (rng) => playCoinVault(table, rng),
  };
}
