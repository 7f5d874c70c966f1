export * from './create-app';
export * from './federation';
export * from './remote-error';
export * from './widget-host';
export * from './with-timeout';
