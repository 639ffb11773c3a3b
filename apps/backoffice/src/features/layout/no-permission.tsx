import { ButtonLink } from '../../shared/page-link.tsx';

interface NoPermissionProps {
  messages: { readonly title: string; readonly text: string; readonly toWork: string };
}

/** Replaces a page if the role of this staff member has no permission for it. */
export function NoPermission({ messages }: NoPermissionProps) {
  return (
    <div className="max-w-2xl py-8">
      <h1 className="text-2xl">{messages.title}</h1>
      <p className="mt-2 mb-4 text-ink-2">{messages.text}</p>
      <ButtonLink page="work">{messages.toWork}</ButtonLink>
    </div>
  );
}
