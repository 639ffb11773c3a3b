import type { Db } from '../../../platform/database.ts';
import { archiveOverdue } from '../../../platform/metrics/ledger.ts';
import { logCheckpoint, logNewestRecord, logRecordsWaiting } from '../../../platform/metrics/public-log.ts';
import { secondsOf } from '../../../platform/metrics/registry.ts';
import { auditedUntil, openRounds, openSessions, rtpZ, rtpZLimit } from '../../../platform/metrics/rounds.ts';
import type { Collector } from '../../../platform/metrics/state-reader.ts';
import { readOverdueSeconds } from '../../archive/public.ts';
import { readLastAuditedDay, readOpenPlay } from '../../games/public.ts';
import { selectLogTimes } from '../../public-log/public.ts';

export function openPlayCollector(db: Db): Collector {
  return {
    name: 'open_play',
    gauges: [openRounds, openSessions],
    read: async () => {
      const games = await readOpenPlay(db);
      return () => {
        for (const { game, rounds, sessions } of games) {
          openRounds.set({ game }, rounds);
          openSessions.set({ game }, sessions);
        }
      };
    },
  };
}

export function auditCollector(db: Db): Collector {
  return {
    name: 'audit',
    gauges: [rtpZ, rtpZLimit, auditedUntil],
    read: async () => {
      const audited = await readLastAuditedDay(db);
      return () => {
        if (audited === null) return;
        auditedUntil.set(secondsOf(audited.end));
        for (const { game, z, limits } of audited.games) {
          rtpZ.set({ game }, z);
          if (limits === null) continue;
          rtpZLimit.set({ game, bound: 'lower' }, limits.lower);
          rtpZLimit.set({ game, bound: 'upper' }, limits.upper);
        }
      };
    },
  };
}

export function archiveCollector(db: Db): Collector {
  return {
    name: 'archive',
    gauges: [archiveOverdue],
    read: async () => {
      const seconds = await readOverdueSeconds(db, new Date());
      return () => archiveOverdue.set(seconds);
    },
  };
}

export function publicLogCollector(db: Db): Collector {
  return {
    name: 'public_log',
    gauges: [logRecordsWaiting, logNewestRecord, logCheckpoint],
    read: async () => {
      const { waiting, newestAt, publishedAt } = await selectLogTimes(db);
      return () => {
        logRecordsWaiting.set(waiting);
        logNewestRecord.set(newestAt === null ? 0 : secondsOf(newestAt));
        logCheckpoint.set(publishedAt === null ? 0 : secondsOf(publishedAt));
      };
    },
  };
}
