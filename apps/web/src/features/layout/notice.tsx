import { Icon } from '@goldwren/ui/icons';
import { StatusText } from '@goldwren/ui/status-text';
import { useEffect } from 'react';
import { dismissNotice, useNotice } from '../../lib/notice-store.ts';
import { site } from '../../lib/words/site.ts';

const shownForMs = 6_000;

/** The notice floats above the bottom bar; it leaves by itself only when it confirms something. */
export function Notice() {
  const notice = useNotice((state) => state.notice);
  useEffect(() => {
    if (notice?.tone !== 'ok') return;
    const timer = setTimeout(() => dismissNotice(notice.id), shownForMs);
    return () => clearTimeout(timer);
  }, [notice]);
  if (!notice) return null;
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center gap-2 rounded-(--radius-m) border border-line-strong bg-raised py-1 pr-1 pl-4 shadow-lg md:bottom-6">
      <StatusText tone={notice.tone} className="flex-1 py-2">
        {notice.text}
      </StatusText>
      <button type="button" aria-label={site.dismiss} onClick={() => dismissNotice(notice.id)} className="btn px-3">
        <Icon name="close" />
      </button>
    </div>
  );
}
