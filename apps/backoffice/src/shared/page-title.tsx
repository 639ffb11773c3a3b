import { brand } from '@goldwren/rules';
import { type ReactNode, useLayoutEffect } from 'react';

interface PageTitleProps {
  /** The heading, and the title of the document. */
  children: string;
  /** Below the heading: the purpose of the page, or the status of its object. */
  about?: ReactNode;
  /** At the right: actions for the whole page. */
  actions?: ReactNode;
}

/** The head of a page. */
export function PageTitle({ children, about, actions }: PageTitleProps) {
  // A layout effect, so that a visible page always has its title.
  useLayoutEffect(() => {
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
