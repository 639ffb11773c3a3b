import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  /** A link or control to the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A panel with a title. It is a landmark region with the title as its name. */
export function SectionCard({ title, aside, className = '', children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`card min-w-0 p-4 md:p-5 ${className}`}>
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
