import { actionMessages } from '@goldwren/messages/staff/table';
import { Button, type ButtonLook } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { notify } from '@goldwren/ui/notice';
import { Banner } from '@goldwren/ui/status-text';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from '../lib/use-form.ts';

/** On wide screens, the dialog is at the right edge and the page stays visible. */
const sideClass = 'min-[75rem]:mr-4 min-[75rem]:w-88 min-[75rem]:backdrop:bg-transparent';

type Errors<Field extends string> = Partial<Record<Field, string>>;

interface ActionProps<Field extends string, Answer> {
  title: string;
  /** What the action does and to whom, shown before confirmation. */
  text?: ReactNode;
  /** Label of the button that confirms the action. */
  confirm: string;
  /** The names of the fields, as in the request body. */
  fields?: readonly Field[];
  children?: (errors: Errors<Field>) => ReactNode;
  /** Sends the call. An error is shown in the dialog, next to its field if it has one. */
  send: (values: Record<Field, string>) => Promise<Answer>;
  /** Confirmation that is shown in the notice afterwards. */
  done: string | ((answer: Answer) => string);
  onDone?: () => unknown;
  /** Leaves the page visible next to the dialog on wide screens. */
  atSide?: boolean;
  /** Sentences for codes that have a special meaning here. */
  problemMessages?: Readonly<Record<string, string>>;
}

interface ActionDialogProps<Field extends string, Answer> extends ActionProps<Field, Answer> {
  open: boolean;
  onClose: () => void;
}

/**
 * One staff action with a confirmation. It is sent once for any number of clicks. Afterwards, everything on
 * screen is refetched, even after a rejection, because another staff member may have been faster.
 */
function ActionDialog<Field extends string, Answer>({ open, onClose, ...action }: ActionDialogProps<Field, Answer>) {
  return (
    <Dialog open={open} title={action.title} onClose={onClose} className={action.atSide ? sideClass : ''}>
      <ActionForm {...action} onClose={onClose} />
    </Dialog>
  );
}

function ActionForm<Field extends string, Answer>(props: ActionProps<Field, Answer> & { onClose: () => void }) {
  const { text, confirm, fields = [], children, send, done, onDone, problemMessages, onClose } = props;
  const queryClient = useQueryClient();
  const form = useForm<Field, Answer>({
    fields,
    ...(problemMessages ? { problemMessages } : {}),
    send: async (values) => {
      try {
        return await send(values);
      } finally {
        void queryClient.invalidateQueries();
      }
    },
    onSent: async (answer) => {
      onClose();
      notify('ok', typeof done === 'string' ? done : done(answer));
      await onDone?.();
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {text ? <div className="text-ink-2">{text}</div> : null}
      {form.problem ? <Banner tone="bad">{form.problem}</Banner> : null}
      {children?.(form.errors)}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          {actionMessages.cancel}
        </Button>
        <Button type="submit" busy={form.busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}

interface ActionButtonProps<Field extends string, Answer>
  extends Omit<ActionProps<Field, Answer>, 'title' | 'confirm'> {
  /** The title of the dialog and the label of its button, unless they have their own. */
  label: string;
  title?: string;
  confirm?: string;
  look?: ButtonLook;
}

/** A button that opens an `ActionDialog`. */
export function ActionButton<Field extends string, Answer>({
  label,
  look = 'secondary',
  title = label,
  confirm = label,
  ...action
}: ActionButtonProps<Field, Answer>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ActionDialog {...action} title={title} confirm={confirm} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
