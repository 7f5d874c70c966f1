import type { FaultCode } from './faults';

/** What a name of a file is: a picture, or what is wrong with it and what would be right. */
export type FoundPicture =
  { pictureId: string } | { wrong: Extract<FaultCode, `PICTURE_${string}`>; expected: string | null };

/** Where the pictures come from that a file names. */
export interface PictureSource {
  /** By name; nothing is written yet. */
  find(names: string[]): Promise<ReadonlyMap<string, FoundPicture>>;
  /** By code: the names of the pictures in its folder. */
  ofSkus(skus: string[]): Promise<ReadonlyMap<string, string[]>>;
  /** Makes what was found and is not in the shop yet; false when some cannot be made, which `find` then says. */
  make(signal: AbortSignal | undefined): Promise<boolean>;
}
