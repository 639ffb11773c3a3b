import { type ComponentType, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RulesPanel } from './rules-panel.tsx';

/** Opens "Rules and paytable" in a dialog. */
export function RulesButton({ slug, Symbol: SymbolArt }: { slug: string; Symbol?: ComponentType<{ id: string }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Rules and paytable
      </Button>
      <Dialog open={open} title="Rules and paytable" onClose={() => setOpen(false)}>
        <RulesPanel slug={slug} Symbol={SymbolArt} />
      </Dialog>
    </>
  );
}
