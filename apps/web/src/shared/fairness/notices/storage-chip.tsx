import { fairness } from '@goldwren/messages/current/fairness';
import { fairnessLog } from '@goldwren/messages/current/fairness-log';
import { Dialog } from '@goldwren/ui/dialog';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import { useState } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import type { KeyCheck } from '../key-pin.ts';
import type { LogStorage } from '../log-storage.ts';
import { KeyNotice } from './key-notice.tsx';

/** A button that says what is wrong with the log or the signing key, and explains it. */
export function StorageChip({ log, keys }: { log: LogStorage; keys: KeyCheck | undefined }) {
  const [open, setOpen] = useState(false);
  const lost = log === 'stored' ? null : fairnessLog[log];
  // On low screens, the controls next to the stage leave no row for it: only its icon is shown, next to the title.
  return (
    <div className="low:relative low:h-0">
      <button
        type="button"
        className="flex min-h-11 items-center gap-1.5 text-left text-sm text-warn underline underline-offset-2 low:absolute low:right-0 low:bottom-4 low:min-h-8 low:min-w-8 low:justify-end"
        onClick={() => setOpen(true)}
      >
        <FrameIcon name="alert" className="size-4 flex-none" />
        <span className="low:sr-only">{keys?.changed ? fairness.keys.short : lost?.short}</span>
      </button>
      <Dialog open={open} closesOutside title={fairnessLog.title} onClose={() => setOpen(false)}>
        {keys && <KeyNotice keys={keys} />}
        {lost && (
          <>
            <p>{lost.text}</p>
            <p className="mt-3">{lost.fix}</p>
          </>
        )}
        <p className="mt-3 text-sm">
          <PageLink className="link" page="fairness">
            {fairness.proof.how}
          </PageLink>
        </p>
      </Dialog>
    </div>
  );
}
