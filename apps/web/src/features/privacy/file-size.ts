import { fileSizesOf } from '@goldwren/messages/file-sizes';
import { locale } from '../../lib/locale.ts';

/** `1.2 MB`, as this language writes it. */
export const fileSize = fileSizesOf(locale);
