import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import { addressProofMaxDays, type DocumentKind, dayAfter, productDay } from '@goldwren/rules';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { RequestId } from '@goldwren/ui/load-problem';
import { StatusText } from '@goldwren/ui/status-text';
import { useState } from 'react';
import { useMedia } from '../../../lib/browser/use-media.ts';
import { fieldMessages } from '../../../lib/form/field-messages.ts';
import { DocumentPreview } from './document-preview.tsx';
import { FileButton } from './file-button.tsx';
import { fileFault, useDocumentUpload } from './use-document-upload.ts';

/** The camera that suits each document. */
const cameras = { government_id: 'environment', address_proof: 'environment', selfie: 'user' } as const;

/** Lets the player choose or take a picture, review it, and send it. */
export function DocumentPicker({ kind, onReceived }: { kind: DocumentKind; onReceived: () => void }) {
  const { title } = messages.kinds[kind];
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [issuedOn, setIssuedOn] = useState('');
  const { send, stop, forget, sending, percent, errors, problem } = useDocumentUpload(kind, onReceived);
  const needsDay = kind === 'address_proof';
  const choose = (chosen: File) => {
    forget();
    const found = fileFault(chosen);
    setFault(found);
    setFile(found ? null : chosen);
  };
  const [dayFault, setDayFault] = useState<string | undefined>();
  const onSend = () => {
    if (!file) return;
    const missing = needsDay && issuedOn === '';
    setDayFault(missing ? fieldMessages({ issued_on: [{ code: 'issued_on_missing' }] }).issued_on : undefined);
    if (!missing) send({ file, issuedOn: needsDay ? issuedOn : null });
  };
  const error = fault ?? errors.file ?? problem?.text;
  const today = productDay(new Date());
  return (
    <div className="grid gap-3">
      {file ? <DocumentPreview file={file} title={title} /> : null}
      {file && !sending ? <p className="text-sm font-semibold">{messages.check}</p> : null}
      {error ? (
        <StatusText tone="bad">
          {error}
          {problem?.requestId ? <RequestId id={problem.requestId} /> : null}
        </StatusText>
      ) : null}
      {file && needsDay ? (
        <TextField
          label={messages.issuedOn}
          name="issued_on"
          type="date"
          min={dayAfter(today, -addressProofMaxDays)}
          max={today}
          value={issuedOn}
          onChange={({ target }) => setIssuedOn(target.value)}
          error={dayFault ?? errors.issued_on}
        />
      ) : null}
      {sending ? (
        <UploadProgress title={title} percent={percent} onStop={stop} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {file ? (
            <Button onClick={onSend}>
              {messages.send}
              <span className="sr-only"> {messages.ofDocument(title)}</span>
            </Button>
          ) : null}
          <Choosing kind={kind} chosen={file !== null} onChoose={choose} />
        </div>
      )}
      {file ? null : <p className="text-sm text-ink-3">{messages.formats}</p>}
    </div>
  );
}

interface ChoosingProps {
  kind: DocumentKind;
  /** True when a picture is already chosen. The next one replaces it. */
  chosen: boolean;
  onChoose: (file: File) => void;
}

/** Choosing a file, or the camera on devices that have one. */
function Choosing({ kind, chosen, onChoose }: ChoosingProps) {
  const hasCamera = useMedia('(pointer: coarse)');
  const of = messages.ofDocument(messages.kinds[kind].title);
  return (
    <>
      {hasCamera ? (
        <FileButton
          label={messages.takePhoto}
          of={of}
          capture={cameras[kind]}
          look={chosen ? 'secondary' : 'primary'}
          onChoose={onChoose}
        />
      ) : null}
      <FileButton label={chosen ? messages.another : messages.choose} of={of} onChoose={onChoose} />
    </>
  );
}

function UploadProgress({ title, percent, onStop }: { title: string; percent: number; onStop: () => void }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1">
      <progress
        aria-label={messages.progress(title)}
        value={percent}
        max={100}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-well [&::-moz-progress-bar]:bg-paper [&::-webkit-progress-bar]:bg-well [&::-webkit-progress-value]:bg-paper"
      />
      <Button look="secondary" onClick={onStop}>
        {messages.stop}
      </Button>
      <p className="col-span-2 text-sm text-ink-2">{messages.sending(percent)}</p>
    </div>
  );
}
