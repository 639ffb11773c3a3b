import { gauge } from './registry.ts';

export const logRecordsWaiting = gauge(
  'goldwren_public_log_records_waiting',
  'Records of the public log that have no position yet.',
);

export const logNewestRecord = gauge(
  'goldwren_public_log_newest_record_timestamp_seconds',
  'When the newest record with a position was queued. A record is queued every minute. 0: there is none.',
);

export const logCheckpoint = gauge(
  'goldwren_public_log_checkpoint_timestamp_seconds',
  'When the newest record that the published checkpoint covers was queued. 0: there is no checkpoint.',
);
