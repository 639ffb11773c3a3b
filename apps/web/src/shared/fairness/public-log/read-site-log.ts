import { api } from '../../../lib/api/api.ts';
import { checkKeys } from '../key-pin.ts';
import { type LogCheckDeps, siteLogDeps } from './check-log.ts';

/** The log of the site, with the keys that this browser has pinned. */
export async function readSiteLog(): Promise<LogCheckDeps> {
  return siteLogDeps((await checkKeys(api.fairness)).pinned);
}
