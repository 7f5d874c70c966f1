import { icon } from './icon';

export const TrashIcon = /*#__PURE__*/ icon(
  'M4.5 7h15M9.5 7V4.5h5V7m-8 0 .8 13h9.4l.8-13M10 11v5.5m4-5.5v5.5',
);
