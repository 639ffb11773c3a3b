import { legalPages as messages } from '@goldwren/messages/current/legal-pages';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** The three requests of the privacy policy. Players make them on their privacy page. */
export function YourData() {
  return (
    <section aria-label={messages.yourData} className="card mt-5 max-w-3xl p-4 md:p-5">
      <h2 className="text-lg">{messages.yourData}</h2>
      <p className="mt-1 text-ink-2">{messages.yourDataText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink page="privacy-center">{messages.requestData}</ButtonLink>
        <ButtonLink page="privacy-center" look="secondary">
          {messages.exportData}
        </ButtonLink>
        <ButtonLink page="privacy-center" search={{ begin: 'deletion' }} look="secondary">
          {messages.deleteAccount}
        </ButtonLink>
      </div>
    </section>
  );
}
