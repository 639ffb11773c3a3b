import { site } from '@goldwren/messages/current/site';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { LiabilitiesWatch } from '../../shared/fairness/liabilities/liabilities-watch.tsx';
import { Footer } from './footer.tsx';
import { TermsDue } from './terms-due.tsx';

/** Content below or over every page. It loads after the page. */
export function Below() {
  return (
    <>
      <TermsDue />
      <LiabilitiesWatch />
      <Footer />
      <NoticePlace dismiss={site.dismiss} />
    </>
  );
}
