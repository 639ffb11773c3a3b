/** A busy browser fetches what was pressed some time after the press. */
const fetchedWithinMs = 60_000;

/** Hands the player a file to keep. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fetchedWithinMs);
}
