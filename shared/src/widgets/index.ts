export * from './use-navigation';
export * from './use-path-to';
export * from './widget';
export * from './widget-host';
