import { icon } from './icon';

export const UploadIcon = /*#__PURE__*/ icon('M12 16V4.5m-4.5 4.5L12 4.5 16.5 9M4 15.5v4.5h16v-4.5');
