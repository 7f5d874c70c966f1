import type { Stats } from 'webpack';
import { languages, type Remote } from '../shared/src/contracts/remote';
import type { RemoteBuild } from '../shell/server/registry/registry-document';
import { askedImports, importName, widgetMessages, type AskedImports } from './asked-imports';
import type { BuiltFile } from './build-info';
import { exposedModulesOf, scriptsOf, widgetsOf } from './describe-remote';
import { withIntegrity } from './integrity';
import { exposedChunk } from './webpack';

type PageFiles = Required<
  Pick<RemoteBuild, 'pageFiles' | 'wordFiles' | 'pageWordFiles' | 'widgetFiles' | 'widgetWordFiles'>
>;

/**
 * The files that each page of a built remote loads in addition to the manifest, those of each widget, and those of each
 * language's messages, so that the HTML of a first page can preload them. Files that are not found here are loaded when the page needs them.
 */
export async function pageFilesOf(
  { remote, dir, exposes }: { remote: Remote; dir: string; exposes: Readonly<Record<string, string>> },
  folder: string,
  stats: Stats,
): Promise<PageFiles> {
  const asked = await askedImports(dir).catch((error: unknown): AskedImports => {
    console.warn(`What the pages of ${remote.name} load is not known, so they come without preloads.`, error);
    return { pages: new Map(), words: new Map(), pageWords: new Map() };
  });
  const later = filesByImport(stats, './remote');
  const exposedModules = exposedModulesOf(stats);

  async function built(
    imports: ReadonlySet<string>,
    also: readonly string[] = [],
    chunks: ReadonlyMap<string, string[]> = later,
  ): Promise<BuiltFile[]> {
    const files = [...[...imports].flatMap((one) => chunks.get(one) ?? []), ...also];
    return Promise.all([...new Set(files)].map((file) => withIntegrity(folder, file)));
  }
  /** The frame widget of a page, if the remote exposes it. */
  function frameOf(pattern: string): string[] {
    const { within = '' } = remote.routes.find(({ path }) => path === pattern) ?? {};
    return exposedModules.find(({ expose }) => within === `${remote.name}/${expose}`)?.files ?? [];
  }

  const pageFiles: PageFiles['pageFiles'] = {};
  for (const [pattern, imports] of asked.pages) pageFiles[pattern] = await built(imports, frameOf(pattern));
  const wordFiles: PageFiles['wordFiles'] = {};
  for (const [language, imports] of asked.words) wordFiles[language] = await built(imports);
  const pageWordFiles: PageFiles['pageWordFiles'] = {};
  for (const [pattern, byLanguage] of asked.pageWords) {
    const files: Record<string, BuiltFile[]> = {};
    for (const [language, imports] of byLanguage) files[language] = await built(imports);
    pageWordFiles[pattern] = files;
  }
  const widgetFiles: PageFiles['widgetFiles'] = {};
  const widgetWordFiles: PageFiles['widgetWordFiles'] = {};
  const messages = await widgetMessages(dir, exposes);
  for (const widget of widgetsOf(exposedModules)) {
    const { files = [] } = exposedModules.find(({ expose }) => expose === widget) ?? {};
    widgetFiles[widget] = await built(new Set(), files);
    const own = messages.get(widget);
    if (!own) continue;
    const chunks = filesByImport(stats, `./${widget}`);
    const byLanguage = languages.map(async (language) => {
      const { imports } = await own.read(language);
      return [language, await built(imports, [], chunks)] as const;
    });
    widgetWordFiles[widget] = Object.fromEntries(await Promise.all(byLanguage));
  }
  return { pageFiles, wordFiles, pageWordFiles, widgetFiles, widgetWordFiles };
}

/** The dynamic imports of an exposed module, each with its files. */
function filesByImport({ compilation }: Stats, expose: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const exposed = compilation.namedChunkGroups.get(exposedChunk(expose));
  for (const group of exposed?.getChildren() ?? [])
    for (const { module, request } of group.origins)
      // An import with a pattern names no file itself, but has a module for each match.
      if (module?.context && request) files.set(importName(module.context, request), scriptsOf(group));
  return files;
}
