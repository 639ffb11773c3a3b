import { installedApp } from '@goldwren/messages/current/installed-app';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { useInstallOffer } from '../../lib/browser/install-prompt.ts';

/** Installs the site on the device. It is empty in a browser that does not offer that, and after the installation. */
export function InstallCard() {
  const install = useInstallOffer();
  if (install === null) return null;
  return (
    <SectionCard title={installedApp.install}>
      <p className="mb-3 text-ink-2">{installedApp.installText}</p>
      <Button look="secondary" onClick={install}>
        {installedApp.install}
      </Button>
    </SectionCard>
  );
}
