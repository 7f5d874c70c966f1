/** Returns the current time. Passed in wherever time matters, so that a test can move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const DAY_MS = 86_400_000;
