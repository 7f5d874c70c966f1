import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { composeCatalogueCommand } from '../composition/catalogue-command';
import { readConfig } from '../config';
import type { Language } from '../lib/language';
import { commandLine } from '../modules/audit/command-line';
import { createMediaFiles } from '../modules/media/media.files';
import { newKey } from '../modules/auth/signing-key';
import {
  catalogueRefusal,
  runCatalogueCommand,
  type CatalogueCommandOptions,
} from '../modules/shop-files/catalogue-commands';
import { createLogger } from '../plugins/logging';
import { createShelf } from './catalogue';
import { createTestApp } from './test-app';

/** A shop, and a person at its terminal with a folder of files. */
export async function openTerminal() {
  const shop = await createTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'storefront-files-'));
  const config = readConfig({ JWT_PRIVATE_KEY: newKey(), DATA_DIR: join(folder, '.data') });
  const { database, clock } = shop;
  const command = composeCatalogueCommand({ config, database, clock, log: createLogger('silent') });
  const at = (...names: string[]) => join(folder, ...names);

  return {
    ...shop,
    shelf: createShelf(shop.db),
    media: createMediaFiles(config.dataDir),
    folder,
    at,
    async write(name: string, content: string | Buffer) {
      await mkdir(dirname(at(name)), { recursive: true });
      await writeFile(at(name), content);
    },
    read: (name: string) => readFile(at(name), 'utf8'),

    /** What the command prints and ends with. */
    async catalogue(
      line: string,
      {
        language = 'en',
        signal = new AbortController().signal,
        ...options
      }: CatalogueCommandOptions & { language?: Language; signal?: AbortSignal } = {},
    ) {
      const lines: string[] = [];
      let progress = '';
      const code = await runCatalogueCommand(line.split(' '), options, command.services, {
        by: commandLine(),
        language,
        folder,
        say: (text) => void lines.push(text),
        progress: { isTTY: true, write: (text) => (progress += text) },
        signal,
      }).catch((error: unknown) => {
        const refused = catalogueRefusal(error, language);
        if (refused === null) throw error;
        lines.push(`refused: ${refused}`);
        return 1;
      });
      return { code, text: lines.join('\n'), progress };
    },
    async close() {
      command.close();
      await shop.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type Terminal = Awaited<ReturnType<typeof openTerminal>>;
