import { icon } from './icon';

export const ThumbUpIcon = /*#__PURE__*/ icon(
  'M4 10.5h3.5v9H4Zm3.5 0L11 4c1.5 0 2.5 1 2.2 2.7L12.6 10H18a2 2 0 0 1 2 2.4l-1.2 5.5a2 2 0 0 1-2 1.6H7.5',
);
