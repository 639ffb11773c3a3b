import sharp from 'sharp';

const ground = '#0d1722';
const brass = '#e9bd5b';

/** The wren of mark.svg without its eye, on a grid of 32. */
const wren =
  'M6 19.5c4.2.3 6.6-.7 8.2-3.4 1.9-3.2 4.2-5.4 8-5.6l2.9-3.2-.4 3.9 2.8 1.7-3.5 1c-.2 6.7-4.7 11.1-10.8 11.1-3.3 0-6-1.9-7.2-5.5Z';
const eye = '<circle cx="22.1" cy="13" r="1"/>';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** The width of the drawing of 32 units, as a part of the icon. Masks may cut off a fifth of the icon. */
  readonly scale: number;
  /** The radius of the corners, of 32. Null: no background, for an icon whose color the system selects. */
  readonly radius: number | null;
}

/** Every icon of the installed app. iOS rounds the corners of its icon itself. */
export const appIcons: readonly Icon[] = [
  { file: 'icons/app-192.png', pixels: 192, scale: 1, radius: 8 },
  { file: 'icons/app-512.png', pixels: 512, scale: 1, radius: 8 },
  { file: 'icons/app-maskable-512.png', pixels: 512, scale: 0.78, radius: 0 },
  { file: 'icons/app-180.png', pixels: 180, scale: 0.9, radius: 0 },
  { file: 'icons/notification-96.png', pixels: 96, scale: 1.3, radius: null },
];

/** Draws an icon as PNG. */
export function drawIcon({ pixels, scale, radius }: Icon): Promise<Buffer> {
  const frame = `translate(16 16) scale(${scale}) translate(-16.6 -16.2)`;
  const [back, ink, hole] =
    radius === null
      ? ['', '#fff', '']
      : [`<rect width="32" height="32" rx="${radius}" fill="${ground}"/>`, brass, `<g fill="${ground}">${eye}</g>`];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${pixels}" height="${pixels}">${back}<g transform="${frame}"><path fill="${ink}" d="${wren}"/>${hole}</g></svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
