/** The library has no types for its languages; importing one registers it. */
declare module 'moment/locale/vi';
