export * from './answers';
export * from './render-remote';
export * from './server';
