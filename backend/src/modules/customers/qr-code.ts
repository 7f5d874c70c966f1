import { toString as drawn } from 'qrcode';

/** The picture of a text as an address that an `<img>` takes. */
export async function qrCodeOf(text: string): Promise<string> {
  const svg = await drawn(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
