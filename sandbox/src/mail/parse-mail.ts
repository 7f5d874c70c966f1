import PostalMime, { type Address } from 'postal-mime';

export interface ParsedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
  attachments: { filename: string; mimeType: string; size: number }[];
}

/** What a mail program would show of a raw message; pictures inside it become part of its HTML. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const attachments = mail.attachments.map(({ filename, mimeType, contentId, content }) => ({
    filename: filename ?? 'unnamed',
    mimeType,
    contentId: contentId?.replace(/^<|>$/g, ''),
    base64: typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64'),
  }));
  const html = attachments.reduce(
    (text, { contentId, mimeType, base64 }) =>
      contentId ? text.replaceAll(`cid:${contentId}`, `data:${mimeType};base64,${base64}`) : text,
    mail.html ?? '',
  );
  return {
    from: mail.from ? written(mail.from) : '',
    to: (mail.to ?? []).map(written),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: attachments.map(({ filename, mimeType, base64 }) => ({
      filename,
      mimeType,
      size: Buffer.byteLength(base64, 'base64'),
    })),
  };
}

function written({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}
