import { site } from '@goldwren/messages/current/site';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { Footer } from './footer.tsx';
import { TermsDue } from './terms-due.tsx';

/** What stands below every page or over it, and waits for it. */
export function Below() {
  return (
    <>
      <TermsDue />
      <Footer />
      <NoticePlace dismiss={site.dismiss} />
    </>
  );
}
