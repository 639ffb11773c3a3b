import { Button } from '@goldwren/ui/button';
import { Dialog } from '@goldwren/ui/dialog';
import { type ComponentType, useState } from 'react';
import { play } from '../../../../lib/words/play.ts';
import { RulesPanel } from './rules-panel.tsx';

/** Opens "Rules and paytable" in a dialog. */
export function RulesButton({ slug, Symbol: SymbolArt }: { slug: string; Symbol?: ComponentType<{ id: string }> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {play.rules.title}
      </Button>
      <Dialog open={open} title={play.rules.title} onClose={() => setOpen(false)}>
        <RulesPanel slug={slug} Symbol={SymbolArt} />
      </Dialog>
    </>
  );
}
