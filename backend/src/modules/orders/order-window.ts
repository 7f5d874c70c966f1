/** How often the window may be opened again by paying again. */
const MAX_WINDOWS = 4;

/** What of orders is a setting, as it is when one is placed or paid. */
export interface OrderSettings {
  client(): Promise<{
    settingClient: {
      paymentMethods: string[];
      paymentProviders: string[];
      paymentMinutes: number;
      returnDays: number;
    };
  }>;
}

/**
 * The end of a payment that starts now. Every attempt gets a whole window, and the order's window moves along
 * with it, but goods are never held longer than four windows from the first.
 */
export function windowEnd(startedAt: Date, now: Date, windowMinutes: number): Date {
  const whole = windowMinutes * 60_000;
  return new Date(Math.min(now.getTime() + whole, startedAt.getTime() + MAX_WINDOWS * whole));
}

/** When to look whether the window passed without money: the gateway's own clock gets some grace. */
export const expiryCheck = (expiresAt: Date, graceMinutes: number) =>
  new Date(expiresAt.getTime() + graceMinutes * 60_000);
