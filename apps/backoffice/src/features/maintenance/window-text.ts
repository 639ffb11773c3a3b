import type { MaintenanceNotice } from '@goldwren/contracts/staff';
import { maintenanceMessages as messages } from '@goldwren/messages/staff/site/maintenance';
import { formats } from '../../lib/format.ts';

/** The times of an announcement, or that it ended the one before. */
export function windowText({ starts_at: startsAt, ends_at: endsAt }: MaintenanceNotice): string {
  return startsAt && endsAt ? messages.window(formats.moment(startsAt), formats.moment(endsAt)) : messages.ended;
}
