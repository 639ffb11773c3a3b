import { freeEntry } from '@goldwren/messages/current/free-entry';
import { mailInAddress } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';

/** Explains how to enter by mail. */
export function MailIn() {
  return (
    <SectionCard title={freeEntry.byMail}>
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
        <li>{freeEntry.takeCard}</li>
      </ol>
      <Card />
      <ol start={2} className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
        <li>
          {freeEntry.mailTo}
          <address className="mt-1.5 rounded-(--radius-m) border border-line bg-well p-3 text-ink not-italic">
            {mailInAddress.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </li>
        <li>{freeEntry.processed}</li>
      </ol>
    </SectionCard>
  );
}

/** The required text of the card, drawn as a card. */
function Card() {
  return (
    <ul
      aria-label={freeEntry.onCard}
      className="my-3 ml-5 grid aspect-5/3 max-w-72 content-center rounded-(--radius-s) bg-paper px-5 text-on-paper"
    >
      {freeEntry.cardLines.map((line) => (
        <li key={line} className="border-b border-current/30 pt-3 pb-1">
          {line}
        </li>
      ))}
    </ul>
  );
}
