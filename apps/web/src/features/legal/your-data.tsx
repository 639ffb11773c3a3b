import { exists } from '../../lib/path-to.ts';
import { legalPages as words } from '../../lib/words/legal.ts';
import { ButtonLink } from '../../shared/page-link.tsx';

/** The three requests of the privacy policy, which are made at the player's privacy page. */
export function YourData() {
  if (!exists({ page: 'privacy-center' })) return null;
  return (
    <section aria-label={words.yourData} className="card mt-5 max-w-3xl p-4 md:p-5">
      <h2 className="text-lg">{words.yourData}</h2>
      <p className="mt-1 text-ink-2">{words.yourDataText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink page="privacy-center">{words.requestData}</ButtonLink>
        <ButtonLink page="privacy-center" look="secondary">
          {words.exportData}
        </ButtonLink>
        <ButtonLink page="privacy-center" look="secondary">
          {words.deleteAccount}
        </ButtonLink>
      </div>
    </section>
  );
}
