/** The first stop of the keyboard on every page: leads past the frame to `#main`; seen only while it has the focus. */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="btn btn-p fixed top-2 left-2 z-50 [translate:0_-5rem] focus:[translate:0]">
      {children}
    </a>
  );
}
