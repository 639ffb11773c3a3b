import { brand } from '@goldwren/rules';
import { type ReactNode, useEffect } from 'react';

interface PageTitleProps {
  /** The heading; the document is called after it, too. */
  children: string;
  /** Under the heading: what the page is for, or how the thing on it stands. */
  about?: ReactNode;
  /** At the right: what can be done with the whole page. */
  actions?: ReactNode;
}

/** The head of a page. */
export function PageTitle({ children, about, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = `${children} · ${brand.name} back office`;
  }, [children]);
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl break-words">{children}</h1>
        {about ? <div className="mt-1 text-ink-2">{about}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
