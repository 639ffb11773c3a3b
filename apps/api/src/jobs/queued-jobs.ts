import type { TaskList } from 'graphile-worker';
import { z } from 'zod';
import { checkVendorSession, type VendorCheckDeps } from '../modules/identity/public.ts';
import { type MailDeps, sendMail } from '../modules/mail/public.ts';
import { advanceTransfer, type TransferDeps } from '../modules/payouts/public.ts';
import { type BuildDeps, buildExport } from '../modules/privacy/public.ts';
import { type PushDeps, sendPush } from '../modules/push/public.ts';
import { sendRefund } from '../modules/store/public.ts';
import type { EventLog } from '../platform/operator-events.ts';
import { timeLimitOf, withTimeLimit } from './time-limits.ts';

/** Jobs of one kind. Each kind has its own runner, so that waiting or hanging jobs delay no other kind. */
export interface QueuedJobs {
  readonly taskList: TaskList;
  /** The number of jobs that run at the same time in one worker process. */
  readonly concurrency: number;
  /** Nothing is scheduled: triggers enqueue these jobs (sql/triggers). */
  readonly crontab: '';
}

const mailJob = z.object({ id: z.uuid() });
const pushJob = z.object({ playerId: z.uuid(), id: z.uuid() });
const refundJob = z.object({ playerId: z.uuid(), id: z.uuid() });
const payoutJob = z.object({ playerId: z.uuid(), id: z.uuid() });
const identityJob = z.object({ playerId: z.uuid(), id: z.uuid() });
const exportJob = z.object({ playerId: z.uuid(), id: z.uuid() });

/** A failed mail raises no alert, because staff see how many mails wait and how many were given up. */
export function mailJobs(deps: MailDeps, log: Pick<EventLog, 'error'>): QueuedJobs {
  const taskList: TaskList = {
    send_mail: async (payload) => {
      const lost = await sendMail(deps, mailJob.parse(payload).id);
      // The log contains no addresses. The outbox has them by ID.
      if (lost !== null) log.error(lost, 'mail given up');
    },
  };
  return { taskList, concurrency: 4, crontab: '' };
}

/** A failed message raises no alert: the player also gets a mail. */
export function pushJobs(deps: PushDeps): QueuedJobs {
  const taskList: TaskList = {
    send_push: (payload) => withTimeLimit(sendPush(deps, pushJob.parse(payload)), timeLimitOf('send_push')),
  };
  return { taskList, concurrency: 2, crontab: '' };
}

/** Payments to players and refunds. A failed one raises its own alert. */
export function paymentJobs(deps: Parameters<typeof sendRefund>[0] & TransferDeps): QueuedJobs {
  const taskList: TaskList = {
    send_refund: (payload) => withTimeLimit(sendRefund(deps, refundJob.parse(payload)), timeLimitOf('send_refund')),
    send_payout: (payload) =>
      withTimeLimit(advanceTransfer(deps, payoutJob.parse(payload)), timeLimitOf('send_payout')),
  };
  return { taskList, concurrency: 2, crontab: '' };
}

/** Reads and erasures at the identity vendor. A failed one raises its own alert. */
export function identityJobs(deps: VendorCheckDeps): QueuedJobs {
  const taskList: TaskList = {
    check_identity_session: (payload) =>
      withTimeLimit(checkVendorSession(deps, identityJob.parse(payload)), timeLimitOf('check_identity_session')),
  };
  return { taskList, concurrency: 2, crontab: '' };
}

export function exportJobs(deps: BuildDeps): QueuedJobs {
  const taskList: TaskList = {
    build_export: (payload) => withTimeLimit(buildExport(deps, exportJob.parse(payload)), timeLimitOf('build_export')),
  };
  return { taskList, concurrency: 2, crontab: '' };
}
