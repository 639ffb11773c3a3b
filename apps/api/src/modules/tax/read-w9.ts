import type { W9Status } from '@goldwren/contracts/player';
import { filesW9, formatHundredths, taxYearOf, w9FromCents, yearlyFormOf } from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { readDatabaseClock } from '../../platform/postgres/database-clock.ts';
import { sumPaidInYear } from '../payouts/public.ts';
import type { Person } from '../players/public.ts';
import { selectTaxForm, w9View } from '../w9/public.ts';

/** Returns the W-9 of a player, and how close this calendar year's payouts are to requiring one. */
export async function readW9(db: Db, player: Person): Promise<W9Status> {
  const year = taxYearOf(await readDatabaseClock(db));
  const [form, paid] = await Promise.all([selectTaxForm(db, player.id), sumPaidInYear(db, player.id, year)]);
  return {
    needs_w9: filesW9(player.country),
    yearly_form: yearlyFormOf(player.country),
    threshold: formatHundredths(w9FromCents),
    paid_this_year: formatHundredths(paid),
    on_file: form && w9View(form),
  };
}
