import { icon } from './icon';

export const ThumbDownIcon = /*#__PURE__*/ icon(
  'M4 13.5h3.5v-9H4Zm3.5 0L11 20c1.5 0 2.5-1 2.2-2.7L12.6 14H18a2 2 0 0 0 2-2.4l-1.2-5.5a2 2 0 0 0-2-1.6H7.5',
);
