import type { FieldProblems } from '@goldwren/contracts/form-codes';
import { packageFaults } from '@goldwren/rules';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { inStaffTransaction, recordAudit, type StaffActor } from '../../audit/public.ts';
import { assertDecidedHere } from '../../site-settings/public.ts';
import type { PackageRow } from './package.store.ts';
import { insertVersion, lockPackages } from './package-version.store.ts';

export interface PackageTerms {
  readonly name: string;
  readonly priceCents: bigint;
  readonly gold: bigint;
  readonly sweeps: bigint;
}

interface Change {
  /** The version that staff saw when they made the change. */
  readonly version: number;
  readonly reason: string;
}

type Deps = Pick<Context, 'database' | 'cells'>;

/**
 * Changes the terms of a package as a new dated version. Existing orders do not change, because they hold copies.
 * @throws Problem `not_found`; `conflict` when the package has changed since `version`, or another cell decides (`settings_elsewhere`, like all
 *   changes of packages); `validation_failed` by field:
 *   amounts out of bounds, more Sweeps Coins than dollars, changed terms of the special, or no regular package at the
 *   special's price.
 */
export async function editPackage(
  { database, cells }: Deps,
  id: number,
  { version, reason, ...terms }: Change & PackageTerms,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    await assertDecidedHere(db, cells);
    const all = await lockPackages(db);
    const before = findUnchanged(all, id, version);
    assertTerms(all, before, terms);
    await insertVersion(db, nextVersion(before, terms, by), reason);
    await recordAudit(db, {
      action: 'package.edited',
      subject: { type: 'package', id: String(id) },
      facts: { version: before.version + 1, before: describeTerms(before), after: describeTerms(terms), reason },
    });
  });
}

/** Removes a package from the store or offers it again. Existing orders can still be paid. */
export async function switchPackage(
  { database, cells }: Deps,
  id: number,
  { version, reason, enabled }: Change & { readonly enabled: boolean },
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    await assertDecidedHere(db, cells);
    const before = findUnchanged(await lockPackages(db), id, version);
    if (before.enabled === enabled) throw new Problem('conflict', { params: { reason: 'package_changed' } });
    await insertVersion(db, nextVersion(before, { enabled }, by), reason);
    await recordAudit(db, {
      action: 'package.switched',
      subject: { type: 'package', id: String(id) },
      facts: { version: before.version + 1, enabled, reason },
    });
  });
}

/**
 * Sorts the regular packages of the grid. Each package that moves gets a new version.
 * @throws Problem `validation_failed` unless `ids` contains every regular package exactly once.
 */
export async function arrangePackages(
  { database, cells }: Deps,
  ids: readonly number[],
  reason: string,
  by: StaffActor,
): Promise<void> {
  await inStaffTransaction(database, by, async (db) => {
    await assertDecidedHere(db, cells);
    const regular = (await lockPackages(db)).filter(({ firstPurchase }) => !firstPurchase);
    const isWhole = ids.length === regular.length && regular.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new Problem('validation_failed', { fields: { ids: [{ code: 'package_ids_wrong' }] } });
    await movePackages(db, regular, ids, reason, by);
    await recordAudit(db, {
      action: 'package.arranged',
      subject: null,
      facts: { order: ids.join(' '), reason },
    });
  });
}

async function movePackages(
  db: Db,
  regular: readonly PackageRow[],
  ids: readonly number[],
  reason: string,
  by: StaffActor,
): Promise<void> {
  for (const before of regular) {
    const listOrder = ids.indexOf(before.id);
    if (listOrder !== before.listOrder) await insertVersion(db, nextVersion(before, { listOrder }, by), reason);
  }
}

function findUnchanged(all: readonly PackageRow[], id: number, version: number): PackageRow {
  const found = all.find((row) => row.id === id);
  if (!found) throw new Problem('not_found');
  if (found.version !== version) throw new Problem('conflict', { params: { reason: 'package_changed' } });
  return found;
}

function nextVersion(before: PackageRow, change: Partial<PackageRow>, by: StaffActor): PackageRow {
  return { ...before, ...change, version: before.version + 1, changedBy: by.email };
}

const fieldOf = { price: 'price_usd', gold: 'gold_amount', sweeps: 'sweeps_bonus' } as const;

function assertTerms(all: readonly PackageRow[], before: PackageRow, terms: PackageTerms): void {
  const fields = before.firstPurchase ? faultsOfSpecial(before, terms) : faultsOfRegular(all, before, terms);
  if (Object.keys(fields).length > 0) throw new Problem('validation_failed', { fields });
}

/** The terms of the special are fixed in the rules, because the home page and the policies print them. */
function faultsOfSpecial(before: PackageRow, terms: PackageTerms): FieldProblems {
  const fixed = [{ code: 'special_is_fixed' as const }];
  return {
    ...(terms.priceCents === before.priceCents ? {} : { price_usd: fixed }),
    ...(terms.gold === before.gold ? {} : { gold_amount: fixed }),
    ...(terms.sweeps === before.sweeps ? {} : { sweeps_bonus: fixed }),
  };
}

function faultsOfRegular(all: readonly PackageRow[], before: PackageRow, terms: PackageTerms): FieldProblems {
  const { priceCents, gold: goldHundredths, sweeps: sweepsHundredths } = terms;
  const faults = packageFaults({ priceCents, goldHundredths, sweepsHundredths });
  const fields: FieldProblems = Object.fromEntries(faults.map(({ field, code }) => [fieldOf[field], [{ code }]]));
  // A second paid special is granted as the regular package of the same price, so that price must stay available.
  const others = all.filter((row) => !row.firstPurchase && row.id !== before.id);
  const isMissed = all.some(
    (row) =>
      row.firstPurchase &&
      row.priceCents !== priceCents &&
      !others.some((regular) => regular.priceCents === row.priceCents),
  );
  return isMissed ? { ...fields, price_usd: [{ code: 'special_needs_regular' }] } : fields;
}

/** Describes the terms in one line for the audit log. */
function describeTerms({ name, priceCents, gold, sweeps }: PackageTerms): string {
  return `${name}: ${priceCents} cents, ${gold} GC hundredths, ${sweeps} SC hundredths`;
}
