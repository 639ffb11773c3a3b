import { freeEntry, mailInAddress, mailInCard } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';

const { from, to } = freeEntry.mailInBusinessDays;

/** The way without a computer. */
export function MailIn() {
  return (
    <SectionCard title="Or enter by mail">
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
        <li>Take a {mailInCard} card and write on it by hand:</li>
      </ol>
      <Card />
      <ol start={2} className="grid list-decimal gap-2 pl-5 text-ink-2 marker:font-semibold marker:text-ink">
        <li>
          Put it in an envelope with a stamp and mail it to:
          <address className="mt-1.5 rounded-(--radius-m) border border-line bg-well p-3 text-ink not-italic">
            {mailInAddress.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </li>
        <li>
          Cards are processed within {from}-{to} business days of arriving. One entry per person and day, online and
          mail together.
        </li>
      </ol>
    </SectionCard>
  );
}

/** What the card holds, on the card. */
function Card() {
  return (
    <ul
      aria-label={`On the ${mailInCard} card`}
      className="my-3 ml-5 grid aspect-5/3 max-w-72 content-center rounded-(--radius-s) bg-paper px-5 text-on-paper"
    >
      {['Your name', 'Your email', 'Your mailing address'].map((line) => (
        <li key={line} className="border-b border-current/30 pt-3 pb-1">
          {line}
        </li>
      ))}
    </ul>
  );
}
