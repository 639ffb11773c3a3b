import { verifyIdentity as messages } from '@goldwren/messages/current/verify-identity';
import { useEffect, useRef, useState } from 'react';

/** Longest edge of the preview, in pixels of the picture. */
const longestEdge = 640;

/**
 * The chosen picture, before it is sent. It is painted: the content security policy lets no image come from anywhere but
 * this site, and the file has not left the device.
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
