import type { Stats } from 'webpack';
import type { Remote } from '../shared/src/contracts/remote';
import type { RemoteBuild } from '../shell/server/registry/registry-document';
import { askedImports, importName, type AskedImports } from './asked-imports';
import type { BuiltFile } from './build-info';
import { exposedModulesOf, scriptsOf } from './describe-remote';
import { withIntegrity } from './integrity';
import { exposedChunk } from './webpack';

type PageFiles = Required<Pick<RemoteBuild, 'pageFiles' | 'wordFiles' | 'pageWordFiles'>>;

/**
 * The files that each page of a built remote loads beside the manifest, and each language's words, so that a first page
 * can name them in its HTML. What cannot be known is left out: it is loaded when the page asks for it.
 */
export async function pageFilesOf(
  { remote, dir }: { remote: Remote; dir: string },
  folder: string,
  stats: Stats,
): Promise<PageFiles> {
  const asked = await askedImports(dir).catch((error: unknown): AskedImports => {
    console.warn(`What the pages of ${remote.name} load is not known, so they come without preloads.`, error);
    return { pages: new Map(), words: new Map(), pageWords: new Map() };
  });
  const later = filesByImport(stats);
  const exposedModules = exposedModulesOf(stats);

  async function built(imports: ReadonlySet<string>, also: readonly string[] = []): Promise<BuiltFile[]> {
    const files = [...[...imports].flatMap((one) => later.get(one) ?? []), ...also];
    return Promise.all([...new Set(files)].map((file) => withIntegrity(folder, file)));
  }
  /** The widget around a page, when it is the remote's own. */
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
  return { pageFiles, wordFiles, pageWordFiles };
}

/** What the manifest imports later, each with the files that then come. */
function filesByImport({ compilation }: Stats): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const manifest = compilation.namedChunkGroups.get(exposedChunk('./remote'));
  for (const group of manifest?.getChildren() ?? [])
    for (const { module, request } of group.origins)
      // An import that matches many files names none of them itself, but has a module for each.
      if (module?.context && request) files.set(importName(module.context, request), scriptsOf(group));
  return files;
}
