import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html } from '../web/html';
import { findBank } from './banks';
import { gatewayCss } from './gateway-css';

const fontFiles: Record<string, string> = {
  'vietnamese-400.woff2': 'be-vietnam-pro-vietnamese-400-normal.woff2',
  'latin-400.woff2': 'be-vietnam-pro-latin-400-normal.woff2',
  'vietnamese-600.woff2': 'be-vietnam-pro-vietnamese-600-normal.woff2',
  'latin-600.woff2': 'be-vietnam-pro-latin-600-normal.woff2',
};

/** Style, fonts and monograms of the pages. Without the fonts' folder the system's letters serve. */
export const assetRoutes =
  (fontsDir: string | null): FastifyPluginAsync =>
  async (app) => {
    app.get('/assets/gateway.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=60').send(gatewayCss),
    );

    app.get<{ Params: { file: string } }>('/assets/fonts/:file', async (request, reply) => {
      const file = Object.hasOwn(fontFiles, request.params.file) ? fontFiles[request.params.file] : undefined;
      if (!fontsDir || !file) return reply.callNotFound();
      return reply
        .type('font/woff2')
        .header('cache-control', 'max-age=86400')
        .send(await readFile(join(fontsDir, file)));
    });

    app.get<{ Params: { file: string } }>('/assets/banks/:file', async (request, reply) => {
      const bank = findBank(request.params.file.replace(/\.svg$/, ''));
      if (!bank) return reply.callNotFound();
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'max-age=3600')
        .send(monogram(bank.mark, bank.colour));
    });

    app.get('/assets/icon.svg', async (_request, reply) =>
      reply.type('image/svg+xml').send(monogram('V', '#0b4ea2')),
    );
  };

function monogram(letters: string, colour: string): string {
  const size = letters.length > 3 ? 13 : letters.length > 2 ? 15 : 18;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">
    <rect width="48" height="48" rx="10" fill="${colour}" />
    <text
      x="24"
      y="24"
      fill="#fff"
      font-family="system-ui, sans-serif"
      font-weight="700"
      font-size="${size}"
      text-anchor="middle"
      dominant-baseline="central"
    >
      ${letters}
    </text>
  </svg>`.text;
}
