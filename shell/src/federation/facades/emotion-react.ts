export { css, keyframes } from '@emotion/react';
