import type { ExportSection } from '@goldwren/rules';
import type { RecordSource } from '../../platform/record-source.ts';
import { adjustmentsRecords } from '../adjustments/public.ts';
import { authRecords } from '../auth/public.ts';
import { challengeRecords } from '../challenge/public.ts';
import { freeEntryRecords } from '../free-entry/public.ts';
import { gamesRecords } from '../games/public.ts';
import { identityRecords } from '../identity/public.ts';
import { ledgerRecords } from '../ledger/public.ts';
import { mailRecords } from '../mail/public.ts';
import { payoutsRecords } from '../payouts/public.ts';
import { playersRecords } from '../players/public.ts';
import { pushRecords } from '../push/public.ts';
import { redemptionsRecords } from '../redemptions/public.ts';
import { responsiblePlayRecords } from '../responsible-play/public.ts';
import { riskRecords } from '../risk/public.ts';
import { storeRecords } from '../store/public.ts';
import { supportRecords } from '../support/public.ts';
import { sweepsExpiryRecords } from '../sweeps-expiry/public.ts';
import { taxRecords } from '../tax/public.ts';
import { w9Records } from '../w9/public.ts';

/** The sources of all sections of an export. A section of the rules without a source does not compile. */
export function recordSources(): Readonly<Record<ExportSection, RecordSource>> {
  return {
    ...playersRecords,
    ...authRecords,
    ...mailRecords,
    ...ledgerRecords,
    ...adjustmentsRecords,
    ...sweepsExpiryRecords,
    ...gamesRecords,
    ...challengeRecords,
    ...storeRecords,
    ...freeEntryRecords,
    ...redemptionsRecords,
    ...identityRecords,
    ...w9Records,
    ...taxRecords,
    ...responsiblePlayRecords,
    ...supportRecords,
    ...payoutsRecords,
    ...pushRecords,
    ...riskRecords,
  };
}
