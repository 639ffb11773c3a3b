import {
  type Cryptography,
  checkReceipt,
  parseReceipt,
  type ReceiptFault,
  type SignedAnswer,
} from '@goldwren/game-engine/fairness';
import { MalformedExport, readFields, readList, readText } from './parse-export.ts';

/** The result for one answer of an evidence file. */
export interface AnswerReport {
  readonly answer: SignedAnswer;
  /** When the server signed, ISO 8601. Null without a readable receipt. */
  readonly at: string | null;
  /** Null if the receipt is valid, or if the reader gave no key and the receipt can be read. */
  readonly fault: ReceiptFault | null;
  /** True if the server signed a refusal before it read the request. It then proves nothing about the request. */
  readonly isUnread: boolean;
}

export interface AnswersReport {
  readonly answers: readonly AnswerReport[];
  /** False if the reader gave no key. The signatures were then not checked. */
  readonly keyWasGiven: boolean;
}

function readAnswer(value: unknown): SignedAnswer {
  const answer = readFields(value, 'an answer');
  const text = (name: string) => readText(answer[name], `${name} of an answer`);
  if (!Number.isSafeInteger(answer.status)) throw new MalformedExport('status of an answer is not a whole number');
  return {
    ...{ method: text('method'), path: text('path'), request: text('request'), status: answer.status as number },
    ...{ body: text('body'), player: text('player'), receipt: answer.receipt === null ? null : text('receipt') },
  };
}

/** Parses the answers of an evidence file. Returns null for another file. @throws MalformedExport */
export function parseAnswers(data: unknown): SignedAnswer[] | null {
  const file = readFields(data, 'the content');
  if ('answers' in file) return readList(file.answers, 'answers').map(readAnswer);
  if ('evidence' in file) throw new MalformedExport('the evidence has no signed answers');
  return null;
}

/** Checks the receipt of each answer. @param keys trusted public keys, 64 hex digits each */
export async function checkAnswers(
  cryptography: Cryptography,
  answers: readonly SignedAnswer[],
  keys: readonly string[],
): Promise<AnswersReport> {
  const keyWasGiven = keys.length > 0;
  const reports: AnswerReport[] = [];
  for (const answer of answers) {
    const receipt = parseReceipt(answer.receipt ?? '');
    const found = await checkReceipt(cryptography, keys, answer);
    const fault = found === 'unknown_key' && !keyWasGiven ? null : found;
    reports.push({ answer, at: receipt?.at ?? null, fault, isUnread: receipt?.unread ?? false });
  }
  return { answers: reports, keyWasGiven };
}

const faultSentences: Readonly<Record<ReceiptFault, string>> = {
  missing: 'it has no receipt',
  malformed: 'its receipt is malformed',
  unknown_key: 'it is signed with a key that you did not give',
  wrong_signature: 'its receipt is not for this request, answer, status and player',
};

function describeAnswer({ answer, at, fault, isUnread }: AnswerReport, keyWasGiven: boolean): string {
  const { method, path, status } = answer;
  const what = `  ${at ?? 'Without a time'}: ${status} to ${method} ${path}: `;
  if (fault !== null) return `${what}NOT PROVED, ${faultSentences[fault]}.`;
  if (!keyWasGiven) return `${what}not checked, because you gave no key.`;
  const covers = isUnread ? 'It does not cover the body of the request or the player.' : 'It covers the request.';
  return `${what}signed by the operator. ${covers}`;
}

/** Returns the lines of a report. */
export function describeAnswers({ answers, keyWasGiven }: AnswersReport): string[] {
  const players = [...new Set(answers.map(({ answer }) => answer.player))];
  const title = `${answers.length} ${answers.length === 1 ? 'answer' : 'answers'} to player ${players.join(', ')}`;
  const lines = [title, ...answers.map((report) => describeAnswer(report, keyWasGiven))];
  if (keyWasGiven)
    return [...lines, '  A valid receipt proves that the operator gave the answer, not that the answer is right.'];
  return [
    ...lines,
    '  NOT PROVED: you gave no key, so the signatures were not checked. Anyone can make such a file.',
    '  Repeat this check with --key <public_key>. A key that you stored before you played is best.',
  ];
}
