import type { TimelineEntry } from '@goldwren/contracts/staff';
import {
  type Currency,
  formatHundredths,
  normalisedEmail,
  type PlayerEventKind,
  type TimelineKind,
} from '@goldwren/rules';
import type { Db } from '../../platform/database.ts';
import { selectEntriesOf } from '../free-entry/public.ts';
import { selectRoundsPlayed } from '../games/public.ts';
import { selectJournal } from '../ledger/public.ts';
import { type PlayerEventRow, selectPlayerEvents } from '../players/public.ts';
import { selectRedemptions } from '../redemptions/public.ts';
import { selectOrders } from '../store/public.ts';
import { selectTicketsOf } from '../support/public.ts';
import { idOfPlace, placeOfId, type TimelineSource } from './timeline-cursor.ts';

/** A row with its position in its source. */
export interface Placed {
  readonly at: Date;
  readonly place: bigint;
  readonly entry: TimelineEntry;
}

export interface SourceQuery {
  readonly player: { readonly id: string; readonly email: string };
  /** Null for every kind. */
  readonly kind: TimelineKind | null;
  readonly below: bigint;
  readonly limit: number;
  readonly staffNames: ReadonlyMap<string, string>;
}
type ReadSource = (db: Db, query: SourceQuery) => Promise<Placed[]>;

/** How each source is read: newest first, below a position. */
export const readSource: Readonly<Record<TimelineSource, ReadSource>> = {
  gold: journalOf('gold'),
  sweeps: journalOf('sweeps'),
  round: async (db, { player, below, limit }) =>
    (await selectRoundsPlayed(db, { playerId: player.id, beforeId: idOfPlace(below), limit })).map((row) =>
      placed(row.id, row.at, {
        kind: 'round',
        game: row.title,
        currency: row.currency,
        stake: formatHundredths(row.stake),
        payout: row.payout === null ? null : formatHundredths(row.payout),
        state: row.state,
      }),
    ),
  order: async (db, { player, below, limit }) =>
    (await selectOrders(db, { playerId: player.id, beforeId: idOfPlace(below), limit })).map((row) =>
      placed(row.id, row.createdAt, {
        kind: 'order',
        package: row.packageName,
        price_usd: formatHundredths(row.priceCents),
        status: row.status,
      }),
    ),
  free_entry: async (db, { player, below, limit }) => {
    const emailKey = normalisedEmail(player.email);
    return (await selectEntriesOf(db, { emailKey, beforeId: idOfPlace(below), limit })).map(
      ({ id, createdAt, reference, method, status }) =>
        placed(id, createdAt, { kind: 'free_entry', reference, method, status }),
    );
  },
  redemption: async (db, { player, below, limit }) =>
    (await selectRedemptions(db, { playerId: player.id, beforeId: idOfPlace(below), limit })).map((row) =>
      placed(row.id, row.createdAt, {
        kind: 'redemption',
        sweeps: formatHundredths(row.sweepsSubmitted),
        status: row.status,
      }),
    ),
  ticket: async (db, { player, below, limit }) =>
    (await selectTicketsOf(db, { playerId: player.id, beforeId: idOfPlace(below), limit })).map(
      ({ id, createdAt, reference, category, status }) =>
        placed(id, createdAt, { kind: 'ticket', reference, category, status }),
    ),
  event: async (db, { player, kind, below, limit, staffNames }) => {
    const kinds = eventKinds.filter((one) => kind === null || kindOfEvent[one] === kind);
    const rows = await selectPlayerEvents(db, { playerId: player.id, kinds, beforeId: idOfPlace(below), limit });
    return rows.map((row) => placed(row.id, row.at, eventEntry(row, staffNames)));
  },
};

/** Which sources can contain entries of a kind. */
export const sourcesOf: Readonly<Record<TimelineKind, readonly TimelineSource[]>> = {
  journal: ['gold', 'sweeps'],
  round: ['round'],
  order: ['order'],
  free_entry: ['free_entry'],
  redemption: ['redemption'],
  ticket: ['ticket'],
  note: ['event'],
  sign_in: ['event'],
  account: ['event'],
};

const kindOfEvent = {
  signed_in: 'sign_in',
  note: 'note',
  suspended: 'account',
  unsuspended: 'account',
  closed: 'account',
  redemption_suspended: 'account',
  redemption_restored: 'account',
  region_changed: 'account',
  export_requested: 'account',
  export_downloaded: 'account',
  deletion_requested: 'account',
  erased: 'account',
  name_changed: 'account',
  password_changed: 'account',
  second_factor_on: 'account',
  second_factor_off: 'account',
  limits_set_by_support: 'account',
  cool_off_by_support: 'account',
  excluded_by_support: 'account',
} as const satisfies Record<PlayerEventKind, TimelineKind>;
const eventKinds = Object.keys(kindOfEvent) as PlayerEventKind[];

/** An entry without the common fields. */
type Content = TimelineEntry extends infer E ? (E extends unknown ? Omit<E, 'id' | 'at'> : never) : never;

function placed(id: string, at: Date, content: Content): Placed {
  return { at, place: placeOfId(id), entry: { ...content, id, at: at.toISOString() } as TimelineEntry };
}

function eventEntry({ kind, staffId, facts }: PlayerEventRow, names: ReadonlyMap<string, string>): Content {
  const staff = staffId === null ? null : { id: staffId, name: names.get(staffId) ?? staffId };
  return { kind: kindOfEvent[kind], event: kind, staff, facts };
}

function journalOf(currency: Currency): ReadSource {
  return async (db, { player, below, limit }) => {
    const rows = await selectJournal(db, { playerId: player.id, currency, kind: null, belowSeq: below, limit });
    return rows.map((row) => ({
      at: row.at,
      place: row.seq,
      entry: {
        kind: 'journal',
        id: `${currency}-${row.seq}`,
        at: row.at.toISOString(),
        currency,
        movement: row.kind,
        amount: formatHundredths(row.amount),
        balance_after: formatHundredths(row.balanceAfter),
        reference: row.ref,
      },
    }));
  };
}
