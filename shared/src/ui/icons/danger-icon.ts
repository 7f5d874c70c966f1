import { icon } from './icon';

export const DangerIcon = /*#__PURE__*/ icon(
  'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Zm3.7 4.5V13m0 3.5h.01',
);
