import { siteBuild } from '@goldwren/messages/current/site-build';
import { buildManifestPath } from '@goldwren/transparency-log';
import { Facts } from '@goldwren/ui/facts';
import { StatusText } from '@goldwren/ui/status-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formats } from '../../lib/i18n/format.ts';
import { EvidenceNote } from '../../shared/fairness/notices/violation-note.tsx';
import { readSiteLog } from '../../shared/fairness/public-log/read-site-log.ts';
import { type BuildCheck, checkBuild, checkerAddress, loadedFiles } from './check-build.ts';

const { checker } = siteBuild;

/** Whether the files of this page are those of the build in the public log, and how to check that from outside. */
export function BuildState() {
  const { data, isError } = useQuery({
    queryKey: ['site-build'],
    queryFn: async () => {
      const deps = await readSiteLog();
      return { ...(await checkBuild(deps, await loadedFiles())), key: deps.pinned[0], origin: location.origin };
    },
    staleTime: 0,
    retry: false,
  });
  return (
    <>
      {data && <Checked check={data} />}
      {!data && <p className="text-ink-2">{isError ? siteBuild.unavailable : siteBuild.loading}</p>}
      <p className="mt-3 text-ink-2">{siteBuild.notProved}</p>
      <Command>goldwren-monitor build --state state.json {data?.origin ?? '…'}</Command>
      <h3 className="mt-6 text-lg">{checker.title}</h3>
      <p className="mt-2 text-ink-2">{checker.intro}</p>
      <a className="link inline-block min-h-11 py-2.5" href={checkerAddress} download>
        {checker.download}
      </a>
      {data?.checkerHash && <Facts facts={[[checker.hash, <Value key="hash" value={data.checkerHash} />]]} />}
      <p className="mt-2 text-ink-2">{checker.run}</p>
      <Command>node goldwren-verify.mjs --key {data?.key ?? '…'} session.json</Command>
    </>
  );
}

function Checked({ check }: { check: BuildCheck }) {
  const { different, loaded, position, manifestHash } = check;
  return (
    <>
      {different.length === 0 ? (
        <StatusText tone="ok">{siteBuild.same}</StatusText>
      ) : (
        <EvidenceNote
          text={`${siteBuild.different} ${siteBuild.files}: ${different.map(({ address }) => address).join(', ')}`}
          evidence={check}
        />
      )}
      {position === null ? (
        <StatusText tone="warn">{siteBuild.notLogged}</StatusText>
      ) : (
        <StatusText tone="ok">{siteBuild.logged}</StatusText>
      )}
      <Facts
        className="mt-3"
        facts={[
          [siteBuild.build, <Value key="build" value={manifestHash} />],
          position === null ? null : [siteBuild.entry, <Value key="entry" value={formats.number(position)} />],
          [siteBuild.loaded, <Value key="loaded" value={formats.number(loaded)} />],
          [
            siteBuild.source,
            <a key="source" className="link" href={buildManifestPath}>
              build-manifest.json
            </a>,
          ],
        ]}
      />
    </>
  );
}

function Value({ value }: { value: string }) {
  return <code className="break-all select-all">{value}</code>;
}

function Command({ children }: { children: ReactNode }) {
  return (
    <pre className="mt-2 text-sm whitespace-pre-wrap">
      <code className="break-all select-all">{children}</code>
    </pre>
  );
}
