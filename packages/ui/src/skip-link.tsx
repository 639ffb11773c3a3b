/** The first stop of the keyboard on every page: leads past the frame to `#main`; seen only while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="btn btn-p fixed top-2 left-2 z-50 -translate-y-20 focus:translate-y-0">
      {children}
    </a>
  );
}
