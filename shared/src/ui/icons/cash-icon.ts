import { icon } from './icon';

export const CashIcon = /*#__PURE__*/ icon(
  'M3 6.5h18v11H3Zm9 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.01M18 12h.01',
);
