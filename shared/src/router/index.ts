export * from './addresses';
export * from './history';
export * from './initial-view';
export * from './navigation';
export * from './shown-page';
export * from './use-document-head';
export * from './use-shown';
