/** The present moment. Passed to anyone who decides by time, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
