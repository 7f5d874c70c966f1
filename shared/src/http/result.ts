import { toApiError } from './api-error';
import type { Answer } from './http';

/**
 * The outcome of a call whose failure is handled like any other result. `code` is the status, 0 without a
 * response.
 */
export type Result<T> =
  { success: true; code: 200; message: string; data: T } | { success: false; code: number; message: string };

/** For data that a page can do without: nothing is thrown. */
export async function resultOf<T>(call: Promise<Answer<T>>): Promise<Result<T>> {
  try {
    const { data, message } = await call;
    return { success: true, code: 200, message, data };
  } catch (error) {
    const { status, code } = toApiError(error);
    return { success: false, code: status, message: code };
  }
}
