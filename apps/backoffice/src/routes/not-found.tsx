import { frame } from '@goldwren/words/staff/frame';
import { ButtonLink } from '../shared/page-link.tsx';

export function Component() {
  return (
    <div className="max-w-2xl py-8">
      <h1 className="text-2xl">{frame.notFound.title}</h1>
      <p className="mt-2 mb-4 text-ink-2">{frame.notFound.text}</p>
      <ButtonLink page="work">{frame.notYours.toWork}</ButtonLink>
    </div>
  );
}
