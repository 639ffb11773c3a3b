import type { W9Status } from '@goldwren/contracts/player';
import { formatHundredths, givesW9, taxYearOf, w9FromCents, yearlyFormOf } from '@goldwren/rules';
import type { Database, Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import type { Person } from '../players/public.ts';
import { selectTaxForm } from './tax-form.store.ts';
import { w9View } from './w9-view.ts';

export interface ReadW9Deps {
  readonly database: Database;
  /** What was paid to a player in a tax year, in US cents before withholding. Payouts stand above this module. */
  readonly paidCents: (db: Db, playerId: string, year: number) => Promise<bigint>;
}

/** The W-9 of a player, and how far their calendar year has come towards needing one. */
export async function readW9({ database, paidCents }: ReadW9Deps, player: Person): Promise<W9Status> {
  const { db } = database;
  const year = taxYearOf(await readDatabaseClock(db));
  const [form, paid] = await Promise.all([selectTaxForm(db, player.id), paidCents(db, player.id, year)]);
  return {
    needs_w9: givesW9(player.country),
    yearly_form: yearlyFormOf(player.country),
    threshold: formatHundredths(w9FromCents),
    paid_this_year: formatHundredths(paid),
    on_file: form && w9View(form),
  };
}
