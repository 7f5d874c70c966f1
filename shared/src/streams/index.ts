export * from './mailbox';
export * from './read-events';
