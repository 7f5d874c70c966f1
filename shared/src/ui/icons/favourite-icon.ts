import { favouritePath } from './favourite-path';
import { icon } from './icon';

export const FavouriteIcon = /*#__PURE__*/ icon(favouritePath);
