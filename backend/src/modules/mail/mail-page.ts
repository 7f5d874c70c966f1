import { escapeHtml, escapeLines } from './escape-html';

/** A row of a table: what, more about it in small letters, and how much. */
export interface MailRow {
  label: string;
  notes?: string[];
  value: string;
  isSum?: boolean;
}
export interface MailFact {
  name: string;
  text: string;
}
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'button'; text: string; href: string }
  /** Less than a button. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rows'; title: string; rows: MailRow[] }
  | { kind: 'facts'; facts: MailFact[] };

export interface MailPage {
  siteName: string;
  language: 'vi' | 'en';
  title: string;
  /** What mail programs show beside the subject. */
  preview: string;
  blocks: MailBlock[];
  footer: string;
}

const FONT = "font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const INK = 'color:#1C1917';
const SOFT = 'color:#57534E';
const LINE = 'border-color:#E7E5E4';

/**
 * Mail programs that know a dark theme take these; the others read the styles of each element. Nothing is fetched from
 * anywhere.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0C0A09 !important; }
  .paper { background: #1C1917 !important; }
  .ink { color: #FAFAF9 !important; }
  .soft { color: #A8A29E !important; }
  .line { border-color: #44403C !important; }
  .action { background: #FB923C !important; color: #0C0A09 !important; }
}`;

/** A mail with the shop's name on top, safe to fill with what people typed. */
export function mailPage({ siteName, language, title, preview, blocks, footer }: MailPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${DARK}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#FAFAF9">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FAFAF9">
<tr><td align="center" style="padding:24px 12px">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#FFFFFF;border-radius:12px;border-top:4px solid #F97316">
<tr><td style="padding:24px;${FONT};font-size:16px;line-height:1.6">
<p class="ink" style="margin:0 0 16px;${INK};font-weight:700">${escapeHtml(siteName)}</p>
<h1 class="ink" style="margin:0 0 16px;${INK};font-size:22px;line-height:1.25">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
</table>
<p class="soft" style="max-width:600px;margin:16px auto 0;${FONT};font-size:14px;line-height:1.6;${SOFT}">${escapeHtml(footer)}</p>
</td></tr>
</table>
</body>
</html>`;
}

/** Any mail for programs that show no HTML. */
export const blocksText = (blocks: MailBlock[]) => blocks.map(blockText).join('\n\n');

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;${INK}">${escapeLines(block.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a class="action" href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#C2410C;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(block.text)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a class="ink" href="${escapeHtml(block.href)}" style="${INK}">${escapeHtml(block.text)}</a></p>`;
    case 'rows':
      return `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse"><caption class="ink" style="padding:8px 0;${INK};font-weight:600;text-align:left">${escapeHtml(block.title)}</caption>
${block.rows.map(rowHtml).join('\n')}
</table>`;
    case 'facts':
      return `<dl class="line" style="margin:0;padding-top:8px;border-top:1px solid;${LINE}">
${block.facts
  .map(
    ({ name, text }) =>
      `<dt class="soft" style="margin-top:8px;${SOFT};font-size:14px">${escapeHtml(name)}</dt><dd class="ink" style="margin:0;${INK}">${escapeLines(text)}</dd>`,
  )
  .join('\n')}
</dl>`;
  }
}

function rowHtml({ label, notes = [], value, isSum }: MailRow): string {
  const cell = `padding:8px 0;border-top:1px solid;${LINE};${INK};vertical-align:top${isSum ? ';font-weight:700' : ''}`;
  const small = notes
    .map((note) => `<br><span class="soft" style="${SOFT};font-size:14px">${escapeHtml(note)}</span>`)
    .join('');
  return `<tr><th class="ink line" scope="row" align="left" style="${cell}${isSum ? '' : ';font-weight:400'}">${escapeHtml(label)}${small}</th><td class="ink line" align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

/** A block without markup. */
export function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'button':
    case 'link':
      return `${block.text}: ${block.href}`;
    case 'rows':
      return [
        block.title,
        ...block.rows.flatMap(({ label, notes = [], value }) => [
          `- ${label}: ${value}`,
          ...notes.map((note) => `  ${note}`),
        ]),
      ].join('\n');
    case 'facts':
      return block.facts.map(({ name, text }) => `${name}: ${text.replaceAll('\n', ', ')}`).join('\n');
  }
}
