import { readFile } from 'node:fs/promises';
import { isHash } from '@goldwren/game-engine/fairness';
import { gameByMaths } from '@goldwren/game-engine/registry';
import { type AnswersReport, checkAnswers, describeAnswers, parseAnswers } from './check-answers.ts';
import {
  checkExport,
  type FileReport,
  type Known,
  MalformedExport,
  parseExport,
  type RoundReport,
  type SessionReport,
} from './check-export.ts';
import { nodeCryptography } from './node-cryptography.ts';
import { type TrustedKeys, trustKeys } from './trusted-keys.ts';

/** Exit codes of the command. README.md explains them. */
export const exitCodes = { verified: 0, mismatch: 1, unreadable: 2, unproven: 3 } as const;
type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const usage = [
  'Usage: goldwren-verify [--key <public key>]... [--commitment <commitment>] <file.json>',
  '',
  '  <file.json>    a session or a round from the proof of a round, or the evidence of a fairness violation',
  '  --key          public key of the operator, 64 hex digits; may be given several times. A later key is accepted when a',
  '                 chain of signed changes in the file leads to it from this one',
  '  --commitment   commitment of a single round, 64 hex digits, that you stored before you played it',
  '',
  'Exit codes: 0 verified; 1 something does not match; 2 the file or the command cannot be read; 3 everything in the file',
  'matches, but it is not proved who made the file.',
];

const listProblems = (problems: readonly string[]) => problems.map((problem) => `  - ${problem}`);

function describeKey({ keyId, keyWasGiven }: SessionReport, { laterIds }: TrustedKeys): string[] {
  if (laterIds.has(keyId)) {
    return [
      `  The statement is signed with a later key of the operator (ID ${keyId}).`,
      '  Your key signed the change to the next key, and so on to this one.',
    ];
  }
  if (keyWasGiven) return [`  The statement is signed with the key that you gave (ID ${keyId}).`];
  return [
    '  NOT PROVED: you gave no key, so the signature was not checked. Anyone can make such a file.',
    '  To prove who made it, get the public key of the operator from its site: /api/fairness/keys lists each key with its ID.',
    `  This file names the ID ${keyId}. A key that you stored before you played is better.`,
    '  Then repeat this check with --key <public_key>.',
  ];
}

/** Says why a key is not trusted when the reader gave another one. */
function describeUnknownKey({ keyId, codes }: SessionReport, { givenIds, laterIds }: TrustedKeys): string[] {
  if (!codes.includes('signature') || givenIds.has(keyId) || laterIds.has(keyId)) return [];
  return [
    `  The file names the key ${keyId}. You did not give this key, and the file has no chain of signed changes from yours to`,
    '  it. If the operator replaced a key, download the session again: the file then contains the changes.',
  ];
}

function describeSession(report: SessionReport, trusted: TrustedKeys): string[] {
  const { session, slug, rounds, ok, problems } = report;
  const title = `Session ${session}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} of ${slug}`;
  if (!ok) return [title, '  DOES NOT MATCH', ...listProblems(problems), ...describeUnknownKey(report, trusted)];
  const matches =
    '  Every round follows from the session seed and the client seeds, and the statement matches the rounds.';
  return [title, matches, ...describeKey(report, trusted)];
}

function describeRound({ nonce, slug, ok, problems, commitment, commitmentWasGiven }: RoundReport): string[] {
  const title = `Round ${nonce} of ${slug}`;
  if (!ok) return [title, '  DOES NOT MATCH', ...listProblems(problems)];
  const matches = '  The secret and the client seed produce exactly this round, its payout and the commitment.';
  if (commitmentWasGiven) return [title, matches, '  The commitment is the one that you gave.'];
  return [
    title,
    matches,
    `  NOT PROVED: the commitment came with this file (${commitment}).`,
    '  This proves nothing about when the secret was locked in, and a single round is not signed.',
    '  To prove it, repeat this check with --commitment and the commitment that you stored before you played. Or download',
    '  the session after its end, and check that file with --key.',
  ];
}

type Report = FileReport | { answers: AnswersReport };

interface Checked {
  readonly report: Report;
  readonly trusted: TrustedKeys;
}

async function check(data: unknown, known: Known): Promise<Checked> {
  const given = known.keys ?? [];
  const answers = parseAnswers(data);
  if (answers !== null) {
    const report = { answers: await checkAnswers(nodeCryptography, answers, given) };
    // Stryker disable next-line ArrayDeclaration: an element without a key is no rotation
    return { report, trusted: await trustKeys(given, []) };
  }
  const exported = parseExport(data);
  // Stryker disable next-line ArrayDeclaration: an element without a key is no rotation
  const trusted = await trustKeys(given, 'sessions' in exported ? exported.rotations : []);
  return { report: await checkExport(nodeCryptography, gameByMaths, data, { ...known, keys: trusted.keys }), trusted };
}

function isEmpty(report: Report): boolean {
  if ('answers' in report) return report.answers.answers.length === 0;
  return 'sessions' in report && report.sessions.length === 0;
}

function describeReport({ report, trusted }: Checked): string[] {
  if ('answers' in report) return describeAnswers(report.answers);
  if ('round' in report) return describeRound(report.round);
  return report.sessions.flatMap((session) => describeSession(session, trusted));
}

function decideExitCode(report: Report): ExitCode {
  if ('answers' in report) {
    if (report.answers.answers.some(({ fault }) => fault !== null)) return exitCodes.mismatch;
    return report.answers.keyWasGiven ? exitCodes.verified : exitCodes.unproven;
  }
  const reports = 'round' in report ? [report.round] : report.sessions;
  if (reports.some(({ ok }) => !ok)) return exitCodes.mismatch;
  // Stryker disable next-line MethodExpression: the keys were given for all sessions or for none
  const isProved = 'round' in report ? report.round.commitmentWasGiven : report.sessions.every((s) => s.keyWasGiven);
  return isProved ? exitCodes.verified : exitCodes.unproven;
}

function describeError(error: unknown): string {
  if (error instanceof SyntaxError) return 'The file is not valid JSON.';
  if (error instanceof MalformedExport) return error.message;
  if (error instanceof Error && 'code' in error) return `The file cannot be read: ${String(error.code)}`;
  throw error;
}

/** Returns what is wrong with the options, or null. A mistyped key must not end as a mismatch of the file. */
function findBadOption({ keys = [], commitment }: Known): string | null {
  if (!keys.every(isHash)) return '--key needs 64 lower-case hex digits.';
  if (commitment !== undefined && !isHash(commitment)) return '--commitment needs 64 lower-case hex digits.';
  return null;
}

/** Returns a note about an option that does not apply to this file, or null. Otherwise it would look like a proof. */
function findUnusedOption(report: Report, { keys = [], commitment }: Known): string | null {
  if ('round' in report && keys.length > 0) return 'A single round has no signature, so --key was not used.';
  if ('sessions' in report && commitment !== undefined)
    return 'A session has a commitment for each round, so --commitment was not used.';
  if ('answers' in report && commitment !== undefined) return 'Answers are signed, so --commitment was not used.';
  return null;
}

/**
 * Verifies a downloaded session, round or evidence file, and prints a report.
 * @param known what the reader knows from another source than the file
 */
export async function verifyFile(path: string, known: Known, print: (line: string) => void): Promise<ExitCode> {
  const badOption = findBadOption(known);
  if (badOption !== null) {
    print(badOption);
    return exitCodes.unreadable;
  }
  try {
    const data: unknown = JSON.parse(await readFile(path, 'utf8'));
    const checked = await check(data, known);
    const { report } = checked;
    if (isEmpty(report)) {
      print('The file has no session and no answer.');
      return exitCodes.unreadable;
    }
    const unused = findUnusedOption(report, known);
    if (unused !== null) print(unused);
    for (const line of describeReport(checked)) print(line);
    return decideExitCode(report);
  } catch (error) {
    print(describeError(error));
    return exitCodes.unreadable;
  }
}
