import { useId } from 'react';

/** A list of explanations, one per line. */
export function TermList({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="font-semibold">
        {title}
      </p>
      <ul aria-labelledby={id} className="mt-1 grid list-disc gap-1 pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
