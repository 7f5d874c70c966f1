/** The present moment. Passed to whoever decides by time, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
