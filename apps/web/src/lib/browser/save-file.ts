/** A busy browser may fetch the file some time after the click. Milliseconds. */
const fetchedWithinMs = 60_000;

/** Downloads the content as a file. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), fetchedWithinMs);
}
