export { ErrorBanner, type ErrorBannerProps } from './error-banner';
export { errorText, useErrorText, type ErrorOverrides, type FailedCall } from './error-text';
export { loadErrorMessages, type ErrorMessages } from './error-messages';
export { noticeText } from './notice-text';
