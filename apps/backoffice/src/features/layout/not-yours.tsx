import { ButtonLink } from '../../shared/page-link.tsx';

interface NotYoursProps {
  words: { readonly title: string; readonly text: string; readonly toWork: string };
}

/** In place of a page that the role of this member of staff does not open. */
export function NotYours({ words }: NotYoursProps) {
  return (
    <div className="max-w-2xl py-8">
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-2 mb-4 text-ink-2">{words.text}</p>
      <ButtonLink page="work">{words.toWork}</ButtonLink>
    </div>
  );
}
