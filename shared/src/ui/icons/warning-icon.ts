import { icon } from './icon';

export const WarningIcon = /*#__PURE__*/ icon('M12 4 2.8 20h18.4Zm0 6v4.5m0 2.5h.01');
