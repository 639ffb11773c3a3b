import { Footer } from './footer.tsx';
import { TermsDue } from './terms-due.tsx';

/** What stands below every page, and waits for it. */
export function Below() {
  return (
    <>
      <TermsDue />
      <Footer />
    </>
  );
}
