import type { ChoiceOdds } from '@goldwren/contracts/player';
import { odds as messages } from '@goldwren/messages/current/odds';
import { OddsDotsPicture } from './odds-dots-picture.tsx';
import { OddsPicture } from './odds-picture.tsx';

/** The odds of a round as sentences, with one list for each choice that has its own paytable. */
export function OddsSection({ odds }: { odds: readonly ChoiceOdds[] }) {
  return (
    <>
      <p>{messages.intro}</p>
      {odds.map((choice) => (
        <div key={JSON.stringify(choice.choice)}>
          {choice.label && <p className="font-semibold text-ink">{choice.label}</p>}
          <OddsPicture odds={choice} />
          {picturedOdds(choice).map(({ what, oneIn }) => (
            <OddsDotsPicture key={what} what={what} oneIn={oneIn} />
          ))}
          <ul className="grid list-disc gap-1 pl-5">
            {messages.sentences(choice).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The odds that are drawn as dots. A feature that is the top win itself, such as a royal flush, is drawn once. */
function picturedOdds({ feature, top_win }: ChoiceOdds) {
  const topWin = { what: messages.topWin, oneIn: top_win.one_in };
  if (!feature) return [topWin];
  const drawn = { what: feature.name, oneIn: feature.one_in };
  return feature.one_in === top_win.one_in ? [drawn] : [drawn, topWin];
}
