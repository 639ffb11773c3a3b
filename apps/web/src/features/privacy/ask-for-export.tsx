import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { Button, type ButtonLook } from '@goldwren/ui/button';
import { CheckField } from '@goldwren/ui/check-field';
import { useState } from 'react';

const words = privacyCenter.copy;

interface AskForExportProps {
  button: string;
  look: ButtonLook;
  /** True when the player has sent documents. */
  offersDocuments: boolean;
  busy: boolean;
  onAsk: (documents: boolean) => void;
}

/** The button that requests an export. Players who have sent documents choose whether to include the images. */
export function AskForExport({ button, look, offersDocuments, busy, onAsk }: AskForExportProps) {
  const [documents, setDocuments] = useState(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {offersDocuments ? (
        <CheckField
          label={words.documents}
          hint={words.documentsHint}
          checked={documents}
          onChange={({ target }) => setDocuments(target.checked)}
        />
      ) : null}
      <Button look={look} busy={busy} onClick={() => onAsk(documents)}>
        {busy ? words.requesting : button}
      </Button>
    </div>
  );
}
