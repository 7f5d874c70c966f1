import { fold } from '../../lib/fold';
import { limits } from '../catalogue/staff-products.schema';

/** The address of a name: `Áo thun Đen` becomes `ao-thun-den`. */
export const slugOf = (name: string): string =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, limits.slug)
    .replace(/-+$/, '');
