import { randomInt } from 'node:crypto';
import type { SkillTest } from '@goldwren/contracts/player';
import { makeSkillQuestion, openRedemptionStatuses, skillTest } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { fulfilNeed } from '../lifecycle/fulfil-need.ts';
import { type LockedRedemption, lockRedemption } from '../lifecycle/lock-redemption.ts';
import { moveRedemption } from '../lifecycle/move-redemption.ts';
import { insertQuestion, type QuestionRow, saveAnswer, selectLastQuestion } from './skill-test.store.ts';

type Deps = Pick<Context, 'database' | 'mailer' | 'emit'>;

/**
 * Handles the skill-testing question of a Canadian winner. Without an answer it returns a question; with one it checks
 * the answer.
 * The database's clock counts. A question that times out uses up its attempt. After the last failed attempt, the
 * redemption is rejected and the Sweeps Coins are returned. An answered question is not checked again.
 * @throws Problem `not_found`; `conflict` when no test is due, or when there is an answer without a question.
 */
export async function answerSkillTest(
  deps: Deps,
  request: { playerId: string; redemptionId: string; answer: number | null },
): Promise<SkillTest> {
  return inTransaction(deps.database, async (tx) => {
    const locked = await lockRedemption(tx, { playerId: request.playerId, id: request.redemptionId });
    const last = await selectLastQuestion(tx, locked.row);
    // A retry gets the same result, even when the answer ended the redemption.
    if (request.answer !== null && last?.given === request.answer) return answeredView(last);
    if (!isDue(locked) || (request.answer !== null && last?.given !== null)) throw notDue();
    const running = last !== null && last.given === null && last.now < last.expiresAt ? last : null;
    if (running)
      return request.answer === null ? askedView(running) : checkAnswer(deps, tx, locked, running, request.answer);
    if (last && last.attempt >= skillTest.attempts) return failTest(deps, tx, locked, last);
    if (last && request.answer !== null) return answeredView(last);
    return askedView(await insertNextQuestion(tx, locked, (last?.attempt ?? 0) + 1));
  });
}

function notDue(): Problem {
  return new Problem('conflict', { params: { reason: 'no_skill_test' } });
}

function isDue({ row }: LockedRedemption): boolean {
  return row.needs.includes('skill_test') && openRedemptionStatuses.includes(row.status);
}

function insertNextQuestion(tx: Db, { row }: LockedRedemption, attempt: number): Promise<QuestionRow> {
  const { text, answer } = makeSkillQuestion((from, to) => randomInt(from, to + 1));
  return insertQuestion(tx, row, { attempt, question: text, answer, seconds: skillTest.secondsPerQuestion });
}

async function checkAnswer(
  deps: Deps,
  tx: Db,
  locked: LockedRedemption,
  question: QuestionRow,
  answer: number,
): Promise<SkillTest> {
  await saveAnswer(tx, question, answer);
  if (answer === question.answer) await fulfilNeed(tx, locked, 'skill_test', 'skill_test_passed');
  else if (question.attempt >= skillTest.attempts) return failTest(deps, tx, locked, question);
  return answeredView({ ...question, given: answer });
}

async function failTest(deps: Deps, tx: Db, locked: LockedRedemption, question: QuestionRow): Promise<SkillTest> {
  await moveRedemption(deps, tx, locked, 'rejected', { reason: 'skill_test_failed' });
  return answeredView(question);
}

/** `attempts_left` includes the current attempt. */
function askedView({ question, expiresAt, attempt }: QuestionRow): SkillTest {
  return {
    state: 'asked',
    question,
    expires_at: expiresAt.toISOString(),
    attempts_left: skillTest.attempts - attempt + 1,
  };
}

/** The result of a question that was answered, or that timed out. */
function answeredView({ given, answer, attempt }: QuestionRow): SkillTest {
  const left = skillTest.attempts - attempt;
  const state = given === answer ? 'passed' : left > 0 ? 'wrong' : 'failed';
  return { state, question: null, expires_at: null, attempts_left: left };
}
