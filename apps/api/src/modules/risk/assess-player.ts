import { assessRisk, linkOfSignal, type RiskAssessment, type RiskOccasion, risk, riskTopicsOf } from '@goldwren/rules';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { type CaseContent, insertCase, reopenCase, selectCasesOf, updateUndecidedCase } from './case.store.ts';
import { type CollectedFacts, collectFacts } from './collect-facts.ts';
import { insertScore, lockAssessment, replaceLinks } from './score.store.ts';

/**
 * Computes and stores the score of an account, and opens a case from `risk.caseFrom` on. It changes nothing else: the
 * score only orders the work of staff. Does nothing for a closed account.
 */
export async function assessPlayer(tx: Db, key: Buffer, playerId: string, occasion: RiskOccasion): Promise<void> {
  await lockAssessment(tx, playerId);
  const collected = await collectFacts(tx, key, playerId);
  if (collected === null) return;
  const assessment = assessRisk(collected.facts, await readDatabaseClock(tx));
  await insertScore(tx, playerId, occasion, assessment);
  await replaceLinks(tx, playerId, collected.links);
  if (assessment.score >= risk.caseFrom) await openCase(tx, playerId, contentOf(key, assessment, collected));
}

function contentOf(key: Buffer, { score, reasons }: RiskAssessment, { links }: CollectedFacts): CaseContent {
  const facts = reasons.flatMap(({ signal }) => {
    const kind = linkOfSignal(signal);
    if (kind === null) return [signal];
    return [...links].filter(([, kinds]) => kinds.includes(kind)).map(([id]) => `${signal} ${hashOf(key, id)}`);
  });
  const signals = reasons.map(({ signal }) => signal);
  return { score, signals, topics: riskTopicsOf(signals), facts };
}

/** A case stays after the linked account was erased, so it does not name that account. */
function hashOf(key: Buffer, playerId: string): string {
  return keyedHash(key, 'risk case', playerId).toString('base64url').slice(0, 22);
}

/**
 * Updates the case that is not closed. It is open again when staff have contacted the player before a new fact appeared. Without
 * such a case, a fact that no closed case is about opens one.
 */
async function openCase(tx: Db, playerId: string, content: CaseContent): Promise<void> {
  const cases = await selectCasesOf(tx, playerId);
  const undecided = cases.find(({ state }) => state !== 'no_concern');
  const known = new Set((undecided ? [undecided] : cases).flatMap(({ facts }) => facts));
  const isNew = content.facts.some((fact) => !known.has(fact));
  if (undecided === undefined) {
    if (isNew) await insertCase(tx, playerId, content);
    return;
  }
  await updateUndecidedCase(tx, playerId, content);
  if (isNew && undecided.state === 'contacted') await reopenCase(tx, undecided);
}
