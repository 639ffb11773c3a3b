import { MailIn } from '../features/free-entry/mail-in.tsx';
import { OnlineEntry } from '../features/free-entry/online-entry.tsx';
import { SameForEveryone } from '../features/free-entry/same-for-everyone.tsx';
import { freeEntry } from '../lib/words/free-entry.ts';

export function Component() {
  return (
    <div className="content pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{freeEntry.title}</h1>
      <p className="mt-2 mb-5 max-w-2xl text-ink-2">{freeEntry.intro}</p>
      <div className="mb-3 grid items-start gap-3 md:mb-4 md:grid-cols-[1.2fr_1fr] md:gap-4">
        <section aria-label={freeEntry.online} className="card p-4 md:p-6">
          <OnlineEntry />
        </section>
        <MailIn />
      </div>
      <SameForEveryone />
    </div>
  );
}
