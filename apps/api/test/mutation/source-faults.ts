/** A small fault in TypeScript code for money, and the tests that should notice it, the most likely one first. */
export interface SourceFault {
  /** Path below apps/api/src/modules. */
  readonly file: string;
  /** The original text, which occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
  /** Paths below apps/api. */
  readonly tests: readonly string[];
}

type Change = readonly [text: string, replacement: string];

function faultsIn(file: string, tests: readonly string[], ...changes: readonly Change[]): SourceFault[] {
  return changes.map(([text, replacement]) => ({ file, text, replacement, tests }));
}

export const sourceFaults: readonly SourceFault[] = [
  ...faultsIn(
    'games/rounds/play-round.ts',
    ['test/games/refused-before-secret.test.ts', 'test/games/round.test.ts'],
    ['if (offered.some((stake) => BigInt(stake) === request.stake)) return;', 'return;'],
    ['assertMay(await deps.policy(), playAction[request.currency], player, request.visitor);', ''],
    ['if (refusal) throw new Problem(refusal);', ''],
  ),
  ...faultsIn(
    'games/rounds/act-on-round.ts',
    ['test/games/decision.test.ts', 'test/games/raise-over-http.test.ts'],
    ["if (request.step > round.actions.length) throw new Problem('conflict');", ''],
    ['if (settlement.raise > 0n) assertMay(', 'if (settlement.raise < 0n) assertMay('],
    ['const stake = baseStake(round);', 'const stake = round.stake;'],
  ),
  ...faultsIn(
    'store/settlement/settle-order.ts',
    ['test/store/mismatches.test.ts', 'test/store/reversal.test.ts'],
    ['if (mismatch !== null) {', 'if (mismatch === undefined) {'],
    ["if (!mayMove(order.status, notice.status)) return { verdict: 'superseded' };", ''],
  ),
  ...faultsIn(
    'store/settlement/credit-order.ts',
    [
      'test/store/reserved-orders.test.ts',
      'test/store/offers-by-region.test.ts',
      'test/exclusions/eligibility.test.ts',
    ],
    ['if (code === null) {', 'if (code !== undefined) {'],
    ["const isReserved = order.status === 'created' || order.status === 'pending';", 'const isReserved = true;'],
    ['if (!sweepsMayBeGranted(', 'if (null && !sweepsMayBeGranted('],
  ),
  ...faultsIn(
    'store/settlement/credit-order.ts',
    ['test/store/first-purchase.test.ts'],
    ['if (order.firstPurchase && !(await claimFirstPurchase(db, order))) {', 'if (order.firstPurchase && null) {'],
  ),
  ...faultsIn(
    'store/settlement/reverse-order.ts',
    ['test/store/reversal.test.ts'],
    ["if (status === 'charged_back' || owed > 0n)", "if (status === 'charged_back')"],
    ["if (status === 'charged_back' || owed > 0n)", 'if (owed > 0n)'],
    ['if (owed > 0n) await insertDebt', 'if (owed < 0n) await insertDebt'],
  ),
  ...faultsIn(
    'redemptions/request/submit-redemption.ts',
    ['test/redemptions/submit.test.ts'],
    ['if (failing) throw refusedBy(failing, facts);', ''],
    ["if (account.identityStatus !== 'verified') needs.push('identity');", ''],
    ["if (account.country === 'CA') needs.push('skill_test');", ''],
    ["if (before && !before.requestHash?.equals(idempotency.hash)) throw new Problem('idempotency_mismatch');", ''],
  ),
  ...faultsIn(
    'redemptions/review/approve-redemption.ts',
    ['test/redemptions/decisions.test.ts'],
    ['given >= approvalsNeeded(row.sweepsSubmitted)', 'given >= 1'],
    ['if (!(await insertApproval(tx, row, staff.id)))', 'if (!(await insertApproval(tx, row, staff.id)) && null)'],
    ['if (row.needs.length > 0) throw', 'if (row.needs.length > 9) throw'],
    ['if (held) throw', 'if (held && null) throw'],
  ),
];
