import { skillTest as messages } from '@goldwren/messages/current/skill-test';
import { Button } from '@goldwren/ui/button';
import { TextField } from '@goldwren/ui/field';
import { Icon } from '@goldwren/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/browser/use-now.ts';
import { durations } from '../../../lib/i18n/durations.ts';

/** Screen readers announce the remaining time at these moments, in seconds before the end. */
const announcedAtSeconds = [30, 10];

interface SkillQuestionProps {
  /** `(7 + 8) × 6 − 12`. */
  question: string;
  expiresAt: string;
  busy: boolean;
  onAnswer: (answer: number) => void;
  onNext: () => void;
}

/** The question with its remaining time. The time is text without flashing, and it is announced only twice. */
export function SkillQuestion({ question, expiresAt, busy, onAnswer, onNext }: SkillQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);
  const ends = Date.parse(expiresAt);
  const left = Math.max(0, Math.ceil((ends - useNow(ends)) / 1_000));
  const focusAnswer = () => form.current?.querySelector<HTMLInputElement>('[name="answer"]')?.focus();
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="answer"]')?.focus(), []);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('answer') ?? '').trim();
    const isNumber = /^-?\d{1,6}$/.test(text);
    setMissing(!isNumber);
    if (!isNumber) focusAnswer();
    else if (!busy) onAnswer(Number(text));
  };
  const announced = announcedAtSeconds.filter((seconds) => left <= seconds).at(-1);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="card grid gap-4 bg-ground p-4">
      <p>
        <span className="block text-sm text-ink-2">{messages.question}</span>
        <span className="font-display text-2xl font-bold whitespace-nowrap">{question}</span>
      </p>
      <p className="flex items-center gap-2 text-ink-2" role="timer">
        <Icon name="clock" />
        {left > 0 ? messages.left(durations.inWords(left)) : messages.over}
      </p>
      <p role="status" className="sr-only">
        {left === 0 ? messages.over : announced ? messages.soonOver(durations.inWords(announced)) : ''}
      </p>
      {left > 0 || busy ? (
        <>
          <TextField
            label={messages.answer}
            name="answer"
            inputMode="numeric"
            autoComplete="off"
            error={missing ? messages.missing : undefined}
          />
          <Button type="submit" busy={busy} className="justify-self-start">
            {busy ? messages.sending : messages.send}
          </Button>
        </>
      ) : (
        <Button onClick={onNext} busy={busy} className="justify-self-start">
          {messages.next}
        </Button>
      )}
    </form>
  );
}
