import { icon } from './icon';

export const LogOutIcon = /*#__PURE__*/ icon('M14 4H5v16h9m-4-8h10.5m-4-4 4 4-4 4');
