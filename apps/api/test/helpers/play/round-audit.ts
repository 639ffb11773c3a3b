import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type AuditDeps, workHere } from '../../../src/modules/games/public.ts';
import { createSealedBox } from '../../../src/platform/crypto/sealed-box.ts';
import { createStatementKeys } from '../../../src/platform/crypto/statement-keys.ts';
import type { EventName } from '../../../src/platform/operator-events.ts';
import { createTestApi, type TestApi } from '../api/test-api.ts';
import { tamper } from '../database/tamper.ts';

export interface Reported {
  readonly name: EventName;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the facts of every event.
  readonly facts: any;
}

export interface TestAudit {
  readonly deps: AuditDeps;
  readonly reported: Reported[];
  /** The file store of the seals. */
  readonly seals: Map<string, Buffer>;
  /** Every fault that was reported, sorted and once each. */
  faults(): string[];
}

/** An audit in this process, with a file store of its own and a list of what it reports. */
export function createAudit(api: TestApi, now: () => Date = () => new Date()): TestAudit {
  const reported: Reported[] = [];
  const seals = new Map<string, Buffer>();
  const { seedKey, statementKeys, stolenStatementKeys } = api.config;
  const [box, keys] = [createSealedBox(seedKey), createStatementKeys(statementKeys, stolenStatementKeys)];
  const deps: AuditDeps = {
    database: api.database,
    keys,
    clock: { now },
    events: { report: (name, facts) => void reported.push({ name, facts }) },
    parts: [workHere({ database: api.database, box, keys })],
    sealStore: {
      put: async (name, bytes) => void seals.set(name, Buffer.from(bytes)),
      get: async (name) => seals.get(name) ?? null,
    },
  };
  return { deps, reported, seals, faults: () => faultsOf(reported) };
}

/** Returns every fault of rounds, sessions and days that was reported, sorted and once each. */
export function faultsOf(reported: readonly Reported[]): string[] {
  const found = reported.flatMap(({ name, facts }): string[] => {
    if (name === 'audited_day_differs') return facts.faults;
    if (name !== 'game_switched_off') return [];
    return (facts.facts.examples ?? []).flatMap(({ faults }: { faults: string[] }) => faults);
  });
  return [...new Set(found)].sort();
}

/** Moves all play and its postings by whole days. Sessions that are open end. */
export async function movePlay(api: TestApi, days: number): Promise<void> {
  const by = `interval '${days} days'`;
  await tamper(api.owner, `UPDATE round SET at = at + ${by}, settled_at = settled_at + ${by}`);
  await tamper(api.owner, `UPDATE journal SET at = at + ${by}`);
  await tamper(
    api.owner,
    `UPDATE game_session SET started_at = started_at + ${by}, ended_at = coalesce(ended_at, now()) + ${by}`,
  );
}

/** An API for a test file, and an audit for each of its tests. Earlier rounds move to another day, so that no test audits them. */
export function useAuditedApi(): { readonly api: TestApi; readonly audited: TestAudit } {
  const current = {} as { api: TestApi; audited: TestAudit };
  beforeAll(async () => {
    current.api = await createTestApi();
  });
  afterAll(() => current.api.close());
  beforeEach(() => {
    current.audited = createAudit(current.api);
  });
  afterEach(async () => {
    await movePlay(current.api, -30);
    await current.api.owner.query('UPDATE game SET enabled = true');
  });
  return current;
}
