/** A grey block with the final size, which `className` sets. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />;
}

/** Announces once to screen readers that something is loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
