import { cellMessages as messages } from '@goldwren/messages/staff/cells';
import { Banner } from '@goldwren/ui/status-text';
import { useCells } from '../../lib/cells/use-cells.ts';
import { CellLink } from './cell-link.tsx';

const sentences = {
  games: messages.settingsElsewhere,
  maintenance: messages.settingsElsewhere,
  jurisdictions: messages.settingsElsewhere,
  packages: messages.packagesElsewhere,
  'sanctions-lists': messages.listsElsewhere,
} as const;

interface SettingsElsewhereProps {
  page: keyof typeof sentences;
}

/** Says which other cell decides the settings of this page, before staff fill in a form that this cell rejects. */
export function SettingsElsewhere({ page }: SettingsElsewhereProps) {
  const deciding = useCells().find(({ decides_settings, own }) => decides_settings && !own);
  if (!deciding) return null;
  const { name, office_url: office } = deciding;
  return (
    <Banner tone="warn" className="mb-3">
      {sentences[page](name)}{' '}
      {office ? (
        <CellLink cell={name} target={{ page }}>
          {messages.openThere(name)}
        </CellLink>
      ) : null}
    </Banner>
  );
}
