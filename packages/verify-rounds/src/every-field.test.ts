import { catalogue, gameByMaths } from '@goldwren/game-engine/registry';
import { describe, expect, test } from 'vitest';
import { checkExport, type ExportedRound, MalformedExport } from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';
import { exportOf, publicKey } from './testing/exports.ts';

const check = (data: unknown, commitment?: string) =>
  checkExport(nodeCryptography, gameByMaths, data, { keys: [publicKey], commitment });

type Path = readonly (string | number)[];

/** The place of every value in a file that is no list and no object. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]));
}

function replaced(value: unknown, [name, ...path]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], path, by);
  return copy;
}

/** Values of every type, and those that have no canonical form. */
const others = [null, true, 0, -1, 7, 1.5, 1e300, '', 'other', 'a|b', 'é', '\ud800', '0'.repeat(64), [], {}, undefined];

async function acceptedAs(data: unknown, commitment?: string): Promise<boolean> {
  try {
    const report = await check(data, commitment);
    return 'round' in report ? report.round.ok : report.sessions.every(({ ok }) => ok);
  } catch (error) {
    if (error instanceof MalformedExport) return false;
    throw error;
  }
}

const decision = catalogue.find(({ game }) => game.kind === 'decision') as (typeof catalogue)[number];
const instant = catalogue.find(({ game }) => game.kind === 'instant') as (typeof catalogue)[number];

describe.each([instant, decision])('in a file of $slug, never accepts another value for any field', (entry) => {
  const session = exportOf(entry);
  const [, second] = session.rounds as [unknown, ExportedRound];
  const { game, maths, outcome_seed, server_seed } = session;
  const round = { ...second, game, maths, outcome_seed, server_seed };
  /** A round proves nothing about its session before the end, so a file without the seed is accepted. */
  const isAllowed = (path: Path, other: unknown) => path.join() === 'server_seed' && other === null;

  test.each<[string, object, string | undefined]>([
    ['a session', { sessions: [session] }, undefined],
    ['a single round', round, second.commitment],
  ])(
    'of %s',
    async (_what, file, commitment) => {
      expect(await acceptedAs(file, commitment)).toBe(true);
      const wrong: string[] = [];
      for (const path of placesIn(file)) {
        for (const other of others) {
          const changed = replaced(file, path, other);
          const isSame = JSON.stringify(changed) === JSON.stringify(file);
          // The commitment of the file is not used when the reader gives one.
          if (isSame || isAllowed(path, other) || (commitment && path.join() === 'commitment')) continue;
          if (await acceptedAs(changed, commitment)) wrong.push(`${path.join('.')}: ${JSON.stringify(other)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
