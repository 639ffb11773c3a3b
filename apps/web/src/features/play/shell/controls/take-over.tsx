import { play } from '@goldwren/messages/current/play';
import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';

/** Asks before an open round of another browser is continued here. */
export function TakeOver({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <AlertDialog
      title={play.takeOver.title}
      text={play.takeOver.text}
      answer={play.takeOver.here}
      onAnswer={onTakeOver}
    >
      <ButtonLink page="games" look="secondary">
        {play.links.games}
      </ButtonLink>
    </AlertDialog>
  );
}
