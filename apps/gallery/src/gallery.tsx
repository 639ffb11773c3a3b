import { useTheme } from '@goldwren/ui/theme';
import { ThemeSwitch } from '@goldwren/ui/theme-switch';
import { frameAddress, type Sheet, type Specimen } from './sheet.ts';

interface GalleryProps {
  sheets: readonly Sheet[];
}

/** Every component in every state, on one page. */
export function Gallery({ sheets }: GalleryProps) {
  return (
    <main id="top" className="content py-6">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-2xl">Components</h1>
        <ThemeSwitch labels={{ light: 'Use light theme', dark: 'Use dark theme' }} />
      </div>
      {sheets.map((sheet) => (
        <section key={sheet.title} aria-label={sheet.title} className="mt-8">
          <h2 className="text-xl">{sheet.title}</h2>
          <div className="mt-3 grid gap-3 md:grid-cols-2">
            {sheet.specimens.map((specimen) => (
              <figure key={specimen.state} className="card min-w-0 p-4">
                <figcaption className="mb-3 text-sm text-ink-3">{specimen.state}</figcaption>
                {specimen.framed ? (
                  <Window sheet={sheet} specimen={specimen} />
                ) : (
                  <div className="relative flex flex-wrap items-start gap-4">{specimen.show}</div>
                )}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

/** A separate frame for content that fills a whole window. It reloads when the theme of the page changes. */
function Window({ sheet, specimen }: { sheet: Sheet; specimen: Specimen }) {
  const theme = useTheme();
  return (
    <iframe
      key={theme}
      title={`${sheet.title}: ${specimen.state}`}
      src={frameAddress(sheet, specimen)}
      className="h-72 w-full rounded-(--radius-m) border border-line"
    />
  );
}
