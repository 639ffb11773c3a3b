import { type Country, isReported, taxYearOf } from '@goldwren/rules';
import type { SealedBox } from '../../platform/crypto/sealed-box.ts';
import type { Database, Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import { selectPerson } from '../players/public.ts';
import { type IssuedRow, selectIssued } from './player-year.store.ts';
import { selectTaxForm, type TaxFormRow } from './tax-form.store.ts';

/** Sums over the payouts of a player in a year. */
export interface YearSum {
  readonly playerId: string;
  readonly payouts: number;
  readonly grossCents: bigint;
  readonly withheldCents: bigint;
}

export interface PaidPayout {
  readonly paidOn: string | null;
  readonly reference: string | null;
  readonly method: string;
  readonly grossCents: bigint;
  readonly withheldCents: bigint;
  readonly netCents: bigint;
}

export interface TaxYearDeps {
  readonly database: Database;
  readonly box: SealedBox;
  /** Everybody who was paid in a year, by id. Payouts stand above this module. */
  readonly yearSums: (db: Db, year: number) => Promise<readonly YearSum[]>;
  readonly yearOfPlayer: (db: Db, playerId: string, year: number) => Promise<readonly PaidPayout[]>;
}

/** Somebody who was paid in a year, with what is needed to report it. */
export interface Recipient extends YearSum {
  readonly country: Country;
  readonly name: string;
  readonly form: TaxFormRow | null;
  readonly isReported: boolean;
  /** As the return last had it. */
  readonly issued: IssuedRow | null;
  readonly toCorrect: boolean;
}

/** @throws Problem `not_found` for a year that has not begun. */
export async function assertBegun(db: Db, year: number): Promise<{ isOver: boolean }> {
  const now = taxYearOf(await readDatabaseClock(db));
  if (year > now) throw new Problem('not_found');
  return { isOver: year < now };
}

/** Recipients of a year, of which sums are given: all of them, or those of a page. */
export async function readRecipients(db: Db, year: number, sums: readonly YearSum[]): Promise<Recipient[]> {
  const issuedOf = await selectIssued(db, year);
  const recipients: Recipient[] = [];
  for (const sum of sums) {
    const [person, form] = [await selectPerson(db, sum.playerId), await selectTaxForm(db, sum.playerId)];
    const issued = issuedOf.get(sum.playerId) ?? null;
    recipients.push({
      ...sum,
      country: person.country,
      name: form?.legalName ?? `${person.firstName} ${person.lastName}`,
      form,
      isReported: isReported(person.country, year, sum),
      issued,
      toCorrect:
        issued !== null && (issued.grossCents !== sum.grossCents || issued.withheldCents !== sum.withheldCents),
    });
  }
  return recipients;
}
