import type { Language } from '../../plugins/language';
import type { PictureView } from './catalogue.tables';

/** The few words of the catalogue that no row holds. */
export const texts: Record<Language, { color: string; size: string; views: Record<PictureView, string> }> = {
  vi: {
    color: 'Màu sắc',
    size: 'Kích cỡ',
    views: { front: 'mặt trước', detail: 'cận cảnh', back: 'mặt sau' },
  },
  en: { color: 'Colour', size: 'Size', views: { front: 'front', detail: 'close-up', back: 'back' } },
};
