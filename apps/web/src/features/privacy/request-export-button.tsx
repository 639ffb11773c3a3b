import { privacyCenter } from '@goldwren/messages/current/privacy-center';
import { Button, type ButtonLook } from '@goldwren/ui/button';
import { CheckField } from '@goldwren/ui/check-field';
import { useState } from 'react';

const messages = privacyCenter.copy;

interface RequestExportButtonProps {
  button: string;
  look: ButtonLook;
  /** True when the player has sent documents. */
  offersDocuments: boolean;
  busy: boolean;
  onRequest: (documents: boolean) => void;
}

/** The button that requests an export. Players who have sent documents choose whether to include the images. */
export function RequestExportButton({ button, look, offersDocuments, busy, onRequest }: RequestExportButtonProps) {
  const [documents, setDocuments] = useState(false);
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {offersDocuments ? (
        <CheckField
          label={messages.documents}
          hint={messages.documentsHint}
          checked={documents}
          onChange={({ target }) => setDocuments(target.checked)}
        />
      ) : null}
      <Button look={look} busy={busy} onClick={() => onRequest(documents)}>
        {busy ? messages.requesting : button}
      </Button>
    </div>
  );
}
