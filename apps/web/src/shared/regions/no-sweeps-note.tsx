import { site } from '@goldwren/messages/current/site';
import { useNoSweepsHere } from './use-no-sweeps-here.ts';

/** Shown above pages about Sweeps Coins, for readers who cannot get them. */
export function NoSweepsNote() {
  return useNoSweepsHere() ? <p className="mt-4 border-l-2 border-line pl-3 text-ink-2">{site.noSweepsHere}</p> : null;
}
