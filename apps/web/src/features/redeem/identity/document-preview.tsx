import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import { useEffect, useRef, useState } from 'react';

/** The longest edge of the preview, in pixels of the picture. */
const longestEdge = 640;

/**
 * Shows the chosen picture before it is sent. It is drawn on a canvas, because the content security policy only allows
 * images from this site and the file has not been uploaded.
 */
export function DocumentPreview({ file, title }: { file: File; title: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    setFailed(false);
    paint(file, () => (current ? canvas.current : null)).catch(() => {
      if (current) setFailed(true);
    });
    return () => {
      current = false;
    };
  }, [file]);
  if (failed) return <p className="text-sm text-ink-2">{messages.noPreview}</p>;
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={messages.preview(title)}
      className="max-h-64 max-w-full self-start rounded-(--radius-m) border border-line bg-well"
    />
  );
}

async function paint(file: File, target: () => HTMLCanvasElement | null): Promise<void> {
  const picture = await createImageBitmap(file);
  const place = target();
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  if (place) {
    place.width = Math.max(1, Math.round(picture.width * scale));
    place.height = Math.max(1, Math.round(picture.height * scale));
    place.getContext('2d')?.drawImage(picture, 0, 0, place.width, place.height);
  }
  picture.close();
}
