export * from './events';
export * from './notices';
export * from './paths';
export * from './registry';
export * from './remote';
export * from './session';
export * from './widgets';
export * from './wire';
