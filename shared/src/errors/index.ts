export { ErrorBanner, type ErrorBannerProps } from './error-banner';
export { errorText, useErrorText, type ErrorOverrides, type FailedCall } from './error-text';
export { loadErrorWords, type ErrorWords } from './error-words';
export { noticeText } from './notice-text';
