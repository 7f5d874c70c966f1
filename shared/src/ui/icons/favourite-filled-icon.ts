import { favouritePath } from './favourite-path';
import { icon } from './icon';

export const FavouriteFilledIcon = /*#__PURE__*/ icon(favouritePath, true);
