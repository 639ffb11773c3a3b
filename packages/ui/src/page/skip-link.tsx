/**
 * The first tab stop of every page. It skips the layout and leads to `#main`. It is visible only with the
 * focus.
 */
export function SkipLink({ children }: { children: string }) {
  return (
    <a href="#main" className="btn btn-p fixed top-2 left-2 z-50 [translate:0_-5rem] focus:[translate:0]">
      {children}
    </a>
  );
}
