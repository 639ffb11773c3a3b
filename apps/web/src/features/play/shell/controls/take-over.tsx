import { play } from '@goldwren/messages/current/play';
import { playSummary } from '@goldwren/messages/current/play-summary';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';

/** Asks before an open round of another browser is continued here. */
export function TakeOver({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <AlertDialog
      title={playSummary.takeOver.title}
      text={playSummary.takeOver.text}
      answer={playSummary.takeOver.here}
      onAnswer={onTakeOver}
    >
      <ButtonLink page="games" look="secondary">
        {play.links.games}
      </ButtonLink>
    </AlertDialog>
  );
}
