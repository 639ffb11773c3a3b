import type { ReactNode } from 'react';

/** A container for a wide or long table. It can have the focus so that the keyboard can scroll it. */
export function ScrollBox({
  label,
  className = 'overflow-x-auto',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div role="group" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
