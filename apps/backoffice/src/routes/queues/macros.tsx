import { macroMessages } from '@goldwren/messages/staff/queues/macros';
import { AddMacro } from '../../features/macros/macro-actions.tsx';
import { MacroList } from '../../features/macros/macro-list.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={macroMessages.about} actions={<AddMacro />}>
        {macroMessages.title}
      </PageTitle>
      <MacroList />
    </>
  );
}
