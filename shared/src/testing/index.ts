export * from './answers';
export * from './builders';
export * from './render-remote';
export * from './server';
