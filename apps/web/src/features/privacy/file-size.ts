import { fileSizesOf } from '@goldwren/messages/formats/file-sizes';
import { locale } from '../../lib/i18n/locale.ts';

/** `1.2 MB`, formatted for the current language. */
export const fileSize = fileSizesOf(locale);
