import { type Country, isReported, taxYearOf } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { Problem } from '../../platform/problem.ts';
import type { YearSum } from '../payouts/public.ts';
import { selectPerson } from '../players/public.ts';
import { selectTaxForm, type TaxFormRow } from '../w9/public.ts';
import { type IssuedRow, selectIssued } from './player-year.store.ts';

export type TaxYearDeps = Pick<Context, 'database' | 'box'>;

/** A player who was paid in a year, with the data for the report. */
export interface Recipient extends YearSum {
  readonly country: Country;
  readonly name: string;
  readonly form: TaxFormRow | null;
  readonly isReported: boolean;
  /** The figures as last reported. */
  readonly issued: IssuedRow | null;
  readonly toCorrect: boolean;
}

/** @throws Problem `not_found` for a year that has not begun. */
export async function assertYearHasBegun(db: Db, year: number): Promise<{ isOver: boolean }> {
  const now = taxYearOf(await readDatabaseClock(db));
  if (year > now) throw new Problem('not_found');
  return { isOver: year < now };
}

/** Returns the recipients for these sums: all of a year, or those of a page. */
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
