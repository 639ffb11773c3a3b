import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Tests the symbols.svg of a game.
 * @param ids The symbols of the maths, in the order of the sheet.
 */
export function testSymbolSheet(folder: string, ids: readonly string[]): void {
  describe('the symbol sheet', () => {
    const sheet = readFileSync(join(folder, 'symbols.svg'), 'utf8');

    it('contains every symbol of the maths, from left to right', () => {
      const drawn = [...sheet.matchAll(/<g id="(\w+)" transform="translate\((\d+)\)"/g)];
      expect(drawn.map(([, id]) => id)).toEqual(ids);
      expect(drawn.map(([, , x]) => Number(x))).toEqual(ids.map((_, index) => index * 72));
    });

    it('is within the size limit of a game', () => {
      expect(Buffer.byteLength(sheet)).toBeLessThanOrEqual(12_000);
    });
  });
}
