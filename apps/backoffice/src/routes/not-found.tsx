import { frame } from '@goldwren/messages/staff/frame';
import { ButtonLink } from '../shared/page-link.tsx';
import { PageTitle } from '../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={frame.notFound.text}>{frame.notFound.title}</PageTitle>
      <ButtonLink page="work">{frame.noPermission.toWork}</ButtonLink>
    </>
  );
}
