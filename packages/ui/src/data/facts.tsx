import type { ReactNode } from 'react';

interface FactsProps {
  /** Terms and values of one object, in order. Null entries are left out. */
  facts: readonly (readonly [term: string, value: ReactNode] | null)[];
  className?: string;
}

/** Facts about one object: terms next to their values, in two columns. */
export function Facts({ facts, className = '' }: FactsProps) {
  const visible = facts.filter((fact) => fact !== null);
  return (
    <dl
      className={`grid grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(7rem,max-content)_1fr] ${className}`}
    >
      {visible.map(([term, value]) => (
        <div key={term} className="contents">
          <dt className="min-w-0 break-words pt-0.5 text-sm text-ink-3">{term}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
