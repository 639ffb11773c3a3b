import type { ReactNode } from 'react';

interface FactsProps {
  /** What is said of one thing, in order; what is null is left out. */
  facts: readonly (readonly [term: string, said: ReactNode] | null)[];
  className?: string;
}

/** What is known of one thing: names beside values, in two columns. */
export function Facts({ facts, className = '' }: FactsProps) {
  const known = facts.filter((fact) => fact !== null);
  return (
    <dl
      className={`grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(7rem,max-content)_1fr] ${className}`}
    >
      {known.map(([term, said]) => (
        <div key={term} className="contents">
          <dt className="min-w-0 break-words pt-0.5 text-sm text-ink-3">{term}</dt>
          <dd className="min-w-0 break-words">{said}</dd>
        </div>
      ))}
    </dl>
  );
}
