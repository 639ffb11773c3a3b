import { rtpMessages } from '@goldwren/messages/staff/monitoring/rtp';
import { HowToRead } from '../../features/rtp/how-to-read.tsx';
import { Monitor } from '../../features/rtp/monitor.tsx';
import { PageTitle } from '../../shared/page-title.tsx';

export function Component() {
  return (
    <>
      <PageTitle about={rtpMessages.about}>{rtpMessages.title}</PageTitle>
      <div className="flex flex-col gap-4">
        <Monitor />
        <HowToRead />
      </div>
    </>
  );
}
