interface PageProgressProps {
  loading: boolean;
  /** Text for screen readers. */
  text: string;
  /** Classes for its sticky position below the top bar. */
  className: string;
}

/** A thin line below the top bar while the next page loads. */
export function PageProgress({ loading, text, className }: PageProgressProps) {
  return (
    <div role="status" className={`sticky z-40 h-0 ${className}`}>
      {loading ? (
        <>
          <span className="sr-only">{text}</span>
          <span aria-hidden="true" className="block h-0.5 skeleton bg-gc" />
        </>
      ) : null}
    </div>
  );
}
