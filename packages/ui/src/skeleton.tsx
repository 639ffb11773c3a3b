/** A grey block of the final size; `className` gives the size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}

/** Says once, to those who cannot see the grey blocks, that something is on its way. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
