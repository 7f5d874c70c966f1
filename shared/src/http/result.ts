import { toApiError } from './api-error';
import type { Answer } from './http';

/** How a call of the front door ends: a failure is a result like another. `code` is the status, 0 without an answer. */
export type Result<T> =
  { success: true; code: 200; message: string; data: T } | { success: false; code: number; message: string };

/** For what a page can do without: nothing is thrown. */
export async function resultOf<T>(call: Promise<Answer<T>>): Promise<Result<T>> {
  try {
    const { data, message } = await call;
    return { success: true, code: 200, message, data };
  } catch (error) {
    const { status, code } = toApiError(error);
    return { success: false, code: status, message: code };
  }
}
