import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@goldwren/game-engine/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportedRound, ExportedSession, Known } from './check-export.ts';
import { exportOf, keyIdOf, otherKey, otherPublicKey, publicKey, signWith } from './testing/exports.ts';
import { verifyFile } from './verify-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-rounds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(content: unknown, known: Known = { keys: [publicKey] }): Promise<{ code: number; lines: string[] }> {
  const path = join(folder, 'export.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  const lines: string[] = [];
  return { code: await verifyFile(path, known, (line) => lines.push(line)), lines };
}

/** In mutation tests, one game of each kind is enough: the faults are in code that all games share. */
const isFirst = ({ game }: (typeof catalogue)[number]) =>
  catalogue.find((one) => one.game.kind === game.kind)?.game === game;
const games = process.env.FEW_GAMES ? catalogue.filter(isFirst) : catalogue;

describe.each(games)('export of $slug', (entry) => {
  const validExport = exportOf(entry);
  const [first, second, third] = validExport.rounds as [
    ExportedSession['rounds'][number],
    ExportedSession['rounds'][number],
    ExportedSession['rounds'][number],
  ];

  test('is verified with the key of the operator', async () => {
    const { code, lines } = await run({ sessions: [validExport, validExport] });
    expect(code).toBe(0);
    // Nothing is said about options that were not given.
    expect(lines[0]).toMatch(/^Session /);
    expect(lines.filter((line) => line.includes(`${validExport.session_id}: 3 rounds of ${entry.slug}`))).toHaveLength(
      2,
    );
    expect(lines.join('\n')).toMatch(/signed with the key that you gave \(ID [0-9a-f]{16}\)/);
    expect(lines.join('\n')).not.toMatch(/NOT PROVED|DOES NOT MATCH/);
  });

  test.each<[string, Partial<ExportedSession>, RegExp]>([
    ['payout', { rounds: [first, { ...second, payout: '123456.00' }, third] }, /Round 1: the payout is not/],
    ['event', { rounds: [{ ...first, events: first.events.slice(1) }, second, third] }, /Round 0: .* different round/],
    [
      'commitment',
      { rounds: [first, second, { ...third, commitment: '0'.repeat(64) }] },
      /Round 2: .* locked in before/,
    ],
    ['client seed', { rounds: [{ ...first, client_seed: 'house' }, second, third] }, /statement .* rounds_hash/],
    [
      'secret',
      { rounds: [{ ...first, round_secret: '0'.repeat(64) }, second, third] },
      /Round 0: the secret does not come/,
    ],
    ['order', { rounds: [second, first, third] }, /out of order/],
    ['number of rounds', { rounds: [first, second] }, /does not match the rounds: rounds is different/],
    ['session seed', { server_seed: '0'.repeat(64) }, /not the one that was locked in at the start/],
    [
      'statement',
      { statement: { ...validExport.statement, paid: { gold: '1.00', sweeps: '0.00' } } },
      /does not match the rounds: paid is different/,
    ],
    ['maths', { maths: { hash: '0'.repeat(64) } }, /does not have the rules/],
  ])('is rejected with a changed %s', async (_what, change, problem) => {
    for (const keys of [[publicKey], []]) {
      const { code, lines } = await run({ sessions: [validExport, { ...validExport, ...change }] }, { keys });
      expect(code).toBe(1);
      expect(lines.filter((line) => line === '  DOES NOT MATCH')).toHaveLength(1);
      expect(lines.join('\n')).toMatch(problem);
      expect(lines.join('\n')).not.toContain('You did not give this key');
    }
  });

  const roundOf = (index: 0 | 1 | 2): ExportedRound => {
    const { game, maths, outcome_seed } = validExport;
    const round = validExport.rounds[index] as ExportedSession['rounds'][number];
    return { ...round, game, maths, outcome_seed, server_seed: null };
  };

  test('has rounds that are verified one by one with the commitment from before the round', async () => {
    for (const change of [{}, { server_seed: validExport.server_seed }, { currency: 'sweeps' }]) {
      const { code, lines } = await run({ ...roundOf(1), ...change }, { commitment: second.commitment });
      expect([code, lines[0]]).toEqual([0, `Round 1 of ${entry.slug}`]);
      expect(lines.at(-1)).toContain('The commitment is the one that you gave.');
    }
  });

  test.each<[string, Partial<ExportedRound>, RegExp]>([
    ['payout', { payout: '123456.00' }, /payout is not what the round pays/],
    ['raise', { raised: '123456.00' }, /amount added to the stake/],
    ['event', { events: [] }, /different round than the one shown/],
    ['nonce', { nonce: 7 }, /different round than the one shown|does not offer/],
    ['client seed', { client_seed: 'house' }, /different round than the one shown|does not offer/],
    ['malformed client seed', { client_seed: 'a|b' }, /client seed is not valid/],
    ['secret', { round_secret: '0'.repeat(64) }, /not the one that was locked in/],
    ['commitment', { commitment: '0'.repeat(64) }, /not the one that was locked in/],
    ['choice', { choice: { no: 'choice' } }, /does not offer this choice/],
    ['stake', { stake: '5000' }, /not a valid amount/],
    ['maths', { maths: { hash: '0'.repeat(64) } }, /does not have the rules/],
    ['session seed', { server_seed: '0'.repeat(64) }, /session seed is not the one/],
    [
      'secret after the end',
      { round_secret: '0'.repeat(64), server_seed: validExport.server_seed },
      /does not come from/,
    ],
    ['malformed session seed', { server_seed: 'none' }, /missing or malformed/],
  ])('has a single round that is rejected with a changed %s', async (_what, change, problem) => {
    const { code, lines } = await run({ ...roundOf(1), ...change }, {});
    expect(code).toBe(1);
    expect(lines[1]).toBe('  DOES NOT MATCH');
    expect(lines.join('\n')).toMatch(problem);
  });
});

describe('the proof of who made a file', () => {
  const [entry] = catalogue as [(typeof catalogue)[number]];
  const validExport = exportOf(entry);
  const [first] = validExport.rounds as [ExportedSession['rounds'][number]];
  /** A consistent session that another person signed with another key. The file names that key. */
  const forged: ExportedSession = {
    ...validExport,
    key_id: keyIdOf(otherPublicKey),
    signature: signWith(otherKey, validExport.statement),
  };

  test('never comes from the file alone', async () => {
    for (const file of [validExport, forged]) {
      const { code, lines } = await run({ sessions: [file] }, {});
      expect(code).toBe(3);
      expect(lines.join('\n')).toContain('NOT PROVED: you gave no key, so the signature was not checked.');
      expect(lines.join('\n')).toContain('/api/fairness/keys');
      expect(lines.join('\n')).toContain('--key <public_key>');
    }
  });

  test('rejects a session that is signed with another key than the given one', async () => {
    const { code, lines } = await run({ sessions: [forged] });
    expect(code).toBe(1);
    expect(lines).toContain('  - The statement is not signed with a key that you trust.');
    expect((await run({ sessions: [{ ...validExport, signature: '0'.repeat(128) }] })).code).toBe(1);
    // The file also cannot point at a given key that did not sign.
    expect((await run({ sessions: [{ ...forged, key_id: keyIdOf(publicKey) }] })).code).toBe(1);
  });

  test('says only that the signature is wrong when the given key did not sign', async () => {
    const unsigned = { ...validExport, signature: '0'.repeat(128), rounds: [first] };
    const { lines } = await run({ sessions: [unsigned] });
    expect(lines[0]).toBe(`Session ${validExport.session_id}: 1 round of ${entry.slug}`);
    expect(lines.slice(-2)).toEqual([
      expect.stringContaining('does not match the rounds'),
      '  - The statement is not signed with a key that you trust.',
    ]);
  });

  test('checks nothing of a round with unknown rules, and says only that', async () => {
    const round = { ...single, maths: { hash: '0'.repeat(64) }, server_seed: '0'.repeat(64) };
    const { code, lines } = await run(round, {});
    expect([code, lines.length]).toEqual([1, 3]);
    expect(lines[2]).toContain('does not have the rules of this game version');
  });

  test('accepts a former key next to the current one', async () => {
    expect((await run({ sessions: [forged, validExport] }, { keys: [publicKey, otherPublicKey] })).code).toBe(0);
    expect((await run({ sessions: [forged, validExport] }, { keys: [otherPublicKey] })).code).toBe(1);
  });

  test('needs the commitment from before the round if there is only one round', async () => {
    const { game, maths, outcome_seed } = validExport;
    const round: ExportedRound = { ...first, game, maths, outcome_seed, server_seed: null };
    const { code, lines } = await run(round, {});
    expect(code).toBe(3);
    expect(lines.join('\n')).toContain(`NOT PROVED: the commitment came with this file (${first.commitment})`);
    expect((await run(round, { commitment: '0'.repeat(64) })).code).toBe(1);
    const keyed = await run(round);
    expect([keyed.code, keyed.lines[0]]).toEqual([3, 'A single round has no signature, so --key was not used.']);
    const session = await run({ sessions: [validExport] }, { commitment: first.commitment });
    expect([session.code, session.lines[0]]).toEqual([
      3,
      'A session has a commitment for each round, so --commitment was not used.',
    ]);
  });

  test.each([['abc'], [publicKey.toUpperCase()], [`${publicKey} `]])('rejects the malformed key %j', async (key) => {
    const { code, lines } = await run({ sessions: [validExport] }, { keys: [publicKey, key] });
    expect([code, lines.join()]).toEqual([2, '--key needs 64 lower-case hex digits.']);
    const commitment = await run({ sessions: [validExport] }, { commitment: key });
    expect([commitment.code, commitment.lines.join()]).toEqual([2, '--commitment needs 64 lower-case hex digits.']);
  });

  const withStatement = (change: object) => ({ ...validExport, statement: { ...validExport.statement, ...change } });
  const single = {
    ...first,
    game: { slug: entry.slug },
    maths: validExport.maths,
    outcome_seed: 'c2:',
    server_seed: null,
  };
  test.each<[string, unknown, RegExp]>([
    ['invalid JSON', '{', /not valid JSON/],
    ['another file', '[]', /neither an exported session nor a downloaded round/],
    ['no rounds', { sessions: [{}] }, /neither an exported session/],
    ['no session', { sessions: [] }, /no session/],
    ['an open round', { ...single, round_secret: null }, /still open/],
    ['a negative nonce', { ...single, nonce: -1 }, /not a whole number/],
    ['a fractional nonce', { ...single, nonce: 0.5 }, /not a whole number/],
    ['a round without events', { ...single, events: null }, /events of a round is not a list/],
    ...['stake', 'raised', 'payout', 'client_seed', 'round_secret', 'commitment'].map(
      (name) =>
        [`a ${name} that is no text`, { ...single, [name]: 5 }, new RegExp(`${name} of a round is not a string`)] as [
          string,
          object,
          RegExp,
        ],
    ),
    ['a third currency', { ...single, currency: 'dollars' }, /currency of a round is not gold or sweeps/],
    ['a statement without stakes', { sessions: [withStatement({ staked: null })] }, /staked is missing/],
    ['a statement without payouts', { sessions: [withStatement({ paid: 5 })] }, /paid is missing/],
    ['a round without a choice', { ...single, choice: null }, /choice of a round is missing/],
  ])('exits with 2 for %s', async (_what, content, words) => {
    const { code, lines } = await run(content);
    expect(code).toBe(2);
    expect(lines.join()).toMatch(words);
  });

  test.each([
    ['choice', { choice: { x: 1.5 } }],
    ['action', { actions: [1.5, { type: 'x', at: 1e300 }] }],
    ['event', { events: [{ type: 'spin', at: 0.1 }] }],
  ])('never passes a %s that has no canonical form', async (_what, change) => {
    const { code } = await run({ ...single, ...change }, { commitment: first.commitment });
    expect([1, 2]).toContain(code);
  });
});

test('does not report a fault of its own as an unreadable file', async () => {
  const path = join(folder, 'own.json');
  let count = 0;
  const print = () => {
    count += 1;
    if (count === 1) throw new Error('the pipe is closed');
  };
  await writeFile(path, JSON.stringify({ sessions: [exportOf(catalogue[0] as (typeof catalogue)[number])] }));
  await expect(verifyFile(path, {}, print)).rejects.toThrow('the pipe is closed');
});

test('reports a missing file', async () => {
  const lines: string[] = [];
  expect(await verifyFile(join(folder, 'none.json'), {}, (line) => lines.push(line))).toBe(2);
  expect(lines).toEqual(['The file cannot be read: ENOENT']);
});
