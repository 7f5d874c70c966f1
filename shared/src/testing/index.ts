export * from './answers';
export * from './builders';
export * from './offer-builders';
export * from './render-remote';
export * from './review-builders';
export * from './server';
export * from './words';
