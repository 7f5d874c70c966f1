export * from './widget';
export * from './widget-host';
