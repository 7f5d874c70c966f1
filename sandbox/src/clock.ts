/** The sandbox's own time, which tests may move. */
export interface VirtualClock {
  now(): Date;
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
}

export function createVirtualClock(realNow: () => number = Date.now): VirtualClock {
  let offset = 0;
  return {
    now: () => new Date(realNow() + offset),
    offsetMs: () => offset,
    setOffsetMs(offsetMs) {
      offset = offsetMs;
    },
  };
}
