import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const docs = fileURLToPath(new URL('../../../../docs/games/', import.meta.url));
const checker = fileURLToPath(new URL('../../test-vectors/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Runs a copy of the checker, with one changed rule, on the vectors of one game. Returns its output. */
function checkWith(slug: string, from: string, to: string): string {
  const copy = mkdtempSync(`${tmpdir()}/misread-`);
  try {
    cpSync(checker, copy, { recursive: true });
    const file = `${copy}/games/${slug.replaceAll('-', '_')}.py`;
    const rules = readFileSync(file, 'utf8');
    expect(rules).toContain(from);
    writeFileSync(file, rules.replace(from, to));
    const env = { PYTHONDONTWRITEBYTECODE: '1', PATH: process.env.PATH };
    return execFileSync('python3', [`${copy}/check.py`, docs, '0', slug], { encoding: 'utf8', stdio: 'pipe', env });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const jacks = 'jacks-or-better-poker';
const blackjack = 'midnight-blackjack';

// Readings of the pages that someone can arrive at, and that golden rounds alone find with only one hash, or never.
test.runIf(hasPython).each([
  ['a royal flush that counts as a straight flush', jacks, 'if ranks[0] == data["ranks"].index("T")', 'if False'],
  ['a straight flush that counts as a flush', jacks, 'if straight and flush:', 'if False:'],
  ['an ace that is only high', jacks, 'ranks == [0, 1, 2, 3, 12] or ', ''],
  [
    'a straight past an ace',
    jacks,
    'ranks == [0, 1, 2, 3, 12] or ',
    'ranks in ([0, 1, 2, 3, 12], [0, 9, 10, 11, 12]) or ',
  ],
  ['the highest number for equal means, or another hold', jacks, 'if mean > best[0]', 'if mean < best[0]'],
  ['a dealer who draws after a bust', blackjack, 'any(_count(hand)[0] <= 21 for hand in table.hands)', 'True'],
  [
    'a doubled hand whose push pays once',
    blackjack,
    '(2 if table.doubled else 1)',
    '(2 if table.doubled and result == "win" else 1)',
  ],
  [
    'two blackjacks that lose',
    blackjack,
    'return "push" if _blackjack(dealer) else "blackjack"',
    'return "loss" if _blackjack(dealer) else "blackjack"',
  ],
  [
    'a default action that doubles',
    blackjack,
    '"hit" if letter in "HD"',
    '"double" if letter == "D" else "hit" if letter == "H"',
  ],
  ['T that hits', blackjack, 'letter in "HD"', 'letter in "HDT"'],
  [
    'no cashing out by default',
    'mine-seeker-slots',
    '{"type": "cash_out"} if len(steps) > 1 else',
    '{"type": "open", "cells": [len(steps) - 1]} if len(steps) > 1 else',
  ],
  ['a play by default', 'three-card-poker', 'return {"type": "fold"}', 'return {"type": "play"}'],
])('has a vector that refuses %s', (_reading, slug, from, to) => {
  expect(() => checkWith(slug, from, to)).toThrow('the page says');
});
