import { useEffect } from 'react';
import { StatusText } from '../data/status-text.tsx';
import { FrameIcon } from '../icons/frame-icons.tsx';
import { clearNotice, useNotice } from './notice.ts';

const shownForMs = 6_000;

/** The notice floats above the bottom bar. Only confirmations disappear automatically. */
export function NoticePlace({ dismiss }: { dismiss: string }) {
  const notice = useNotice();
  useEffect(() => {
    if (notice?.tone !== 'ok') return;
    const timer = setTimeout(clearNotice, shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center gap-2 rounded-(--radius-m) border border-line-strong bg-raised py-1 pr-1 pl-4 [box-shadow:0_10px_15px_-3px_#0003] md:bottom-6">
      <StatusText tone={notice.tone} className="flex-1 py-2">
        {notice.text}
      </StatusText>
      <button type="button" aria-label={dismiss} onClick={clearNotice} className="btn px-3">
        <FrameIcon name="close" />
      </button>
    </div>
  );
}
