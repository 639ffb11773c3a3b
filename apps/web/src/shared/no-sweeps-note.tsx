import { site } from '@goldwren/messages/current/site';
import { useNoSweepsHere } from './use-no-sweeps-here.ts';

/** Above a page that explains Sweeps Coins, for readers who get none. */
export function NoSweepsNote() {
  return useNoSweepsHere() ? <p className="mt-4 border-l-2 border-line pl-3 text-ink-2">{site.noSweepsHere}</p> : null;
}
