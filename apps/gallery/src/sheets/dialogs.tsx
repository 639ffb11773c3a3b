import { AlertDialog } from '@goldwren/ui/alert-dialog';
import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { Facts } from '@goldwren/ui/facts';
import type { Sheet } from '../sheet.ts';

const nothing = () => undefined;
const alert = {
  title: 'You have played for an hour',
  text: 'Play is paused. Your balance is as you left it.',
  answer: 'Play on',
  onAnswer: nothing,
};

export const dialogs: Sheet = {
  title: 'Dialogs',
  specimens: [
    {
      state: 'dialog, open',
      framed: true,
      show: (
        <Dialog open title="Buy Gold Coins" onClose={nothing}>
          <p className="mb-4">You pay $9.99 and get 100,000 GC.</p>
          <Button>Go to payment</Button>
        </Dialog>
      ),
    },
    {
      state: 'dialog, closed',
      show: (
        <>
          <Dialog open={false} title="Buy Gold Coins" onClose={nothing}>
            No one reads this.
          </Dialog>
          <p className="text-ink-2">Nothing is shown.</p>
        </>
      ),
    },
    { state: 'alert', framed: true, show: <AlertDialog {...alert} /> },
    {
      state: 'alert with details and another way out',
      framed: true,
      show: (
        <AlertDialog
          {...alert}
          detail={
            <Facts
              facts={[
                ['Rounds', '212'],
                ['Net', '-4,000 GC'],
              ]}
            />
          }
        >
          <Button look="secondary">Take a break</Button>
        </AlertDialog>
      ),
    },
  ],
};
