export * from './use-navigation';
export * from './widget';
export * from './widget-host';
