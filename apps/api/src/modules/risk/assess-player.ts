import { assessRisk, linkOfSignal, type RiskAssessment, type RiskOccasion, risk, riskTopicsOf } from '@goldwren/rules';
import { keyedHash } from '../../platform/crypto/keyed-hash.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { type CaseContent, insertCase, selectCasesOf, updateUndecidedCase } from './case.store.ts';
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

/** Updates the undecided case, or opens one when there is a fact that no closed case is about. */
async function openCase(tx: Db, playerId: string, content: CaseContent): Promise<void> {
  const cases = await selectCasesOf(tx, playerId);
  if (cases.some(({ state }) => state !== 'no_concern')) return updateUndecidedCase(tx, playerId, content);
  const settled = new Set(cases.flatMap(({ facts }) => facts));
  if (content.facts.some((fact) => !settled.has(fact))) await insertCase(tx, playerId, content);
}
