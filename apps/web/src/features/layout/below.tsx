import { site } from '@goldwren/messages/current/site';
import { NoticePlace } from '@goldwren/ui/notice-place';
import { BackgroundChecks } from '../../shared/fairness/notices/background-checks.tsx';
import { Footer } from './footer.tsx';
import { TermsDue } from './terms-due.tsx';

/** Content below or over every page. It loads after the page. */
export function Below() {
  return (
    <>
      <TermsDue />
      <BackgroundChecks />
      <Footer />
      <NoticePlace dismiss={site.dismiss} />
    </>
  );
}
