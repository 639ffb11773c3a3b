interface PageProgressProps {
  loading: boolean;
  /** Said to those who cannot see the line. */
  text: string;
  /** Where it sticks: under the bar. */
  className: string;
}

/** A thin line under the bar while the next page is on its way. */
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
