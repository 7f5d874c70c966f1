import { languages } from '../../shared/src/contracts/remote';
import {
  addressesOf,
  type RegistryDocument,
  type RemoteVersion,
} from '../../shell/server/registry/registry-document';
import type { RemoteBuildInfo } from '../build-info';

/** What is wrong with a remote's build in any shell; each sentence says what to do. */
export function remoteIsWhole(
  name: string,
  build: RemoteBuildInfo,
  document: RegistryDocument,
  budgetKb: number,
): string[] {
  return [
    ...hasItsOwnName(name, build),
    ...exposesItsWidgets(build),
    ...slotsAreRight(build),
    ...claimsFreeAddresses(name, build, document),
    ...namesItsPages(build),
    ...hasBothLanguages(build),
    ...build.carries.map((what) => `${what}, which the shell provides: import it by its package name.`),
    ...fitsBudget(build, budgetKb),
  ];
}

/** In a page, a remote with another's name would take that one's place. */
function hasItsOwnName(name: string, { container }: RemoteBuildInfo): string[] {
  if (container.startsWith(`mf_${name}_`)) return [];
  const claimed = /^mf_([a-z0-9]+)_/.exec(container)?.[1] ?? container;
  return [
    `It calls itself ${claimed}, and it is published as ${name}. Write name: '${name}' in src/remote.ts and webpack.config.ts.`,
  ];
}

function exposesItsWidgets({ preload, slots, widgets }: RemoteBuildInfo): string[] {
  const manifest =
    preload.length > 0 ? [] : ['It exposes no ./remote. Add it to exposes in webpack.config.ts.'];
  const missing = slots.filter(({ widget }) => !widgets.includes(widget));
  return [
    ...manifest,
    ...missing.map(
      ({ slot, widget }) =>
        `Its slot ${slot} asks for the widget ${widget}, which it does not expose. Add ./${widget} to exposes in webpack.config.ts.`,
    ),
  ];
}

/** The slots that are on pages which the server renders. */
const slotsOnServer: readonly string[] = ['home'];
/** Its widgets lie over the page. */
const slotsOverPage: readonly string[] = ['body'];

function slotsAreRight({ slots }: RemoteBuildInfo): string[] {
  return slots.flatMap(({ slot, widget, render, query, keeps = [], access = 'public' }) => {
    const place =
      keeps.length > 0 || slotsOverPage.includes(slot)
        ? []
        : [
            `Its slot ${slot} keeps no place for the widget ${widget}, so the page would move when it appears. Add keeps to the slot in remote.ts: keeps: [{ from: 0, height: 400 }].`,
          ];
    if (render !== 'server') return place;
    if (!slotsOnServer.includes(slot))
      return [
        ...place,
        `Its slot ${slot} asks to render the widget ${widget} on the server, but that slot is rendered in browsers only. Leave out render: 'server'.`,
      ];
    if (query !== undefined)
      return [
        ...place,
        `Its slot ${slot} asks to render the widget ${widget} on the server, but shows it only with ?${query}. Leave out render: 'server'.`,
      ];
    return access === 'public'
      ? place
      : [
          ...place,
          `Its slot ${slot} asks to render the widget ${widget} on the server, which renders for visitors, but its access is ${access}. Leave out render: 'server'.`,
        ];
  });
}

function claimsFreeAddresses(
  name: string,
  { routes }: RemoteBuildInfo,
  { remotes }: RegistryDocument,
): string[] {
  const own = routes.map(({ path }) => path);
  const twice = own.filter((path, index) => own.slice(0, index).some((earlier) => overlap(earlier, path)));
  const others = Object.entries(remotes).filter(([other]) => other !== name);
  const taken = own.flatMap((path) =>
    others
      .filter(([, { live, rollout, versions }]) =>
        [live, rollout?.version].some((shown) =>
          routesOf(shown, versions).some((theirs) => overlap(theirs, path)),
        ),
      )
      .map(([other]) => ({ path, other })),
  );
  return [
    ...twice.map((path) => `It claims the address /${path} twice. Remove one of the routes.`),
    ...taken.map(
      ({ path, other }) =>
        `It claims the address /${path}, which belongs to ${other}. Choose another pattern, or let ${other} release it first.`,
    ),
  ];
}

/** A page's name within its remote: an identifier such as `newsArticle`. */
const pageName = /^[a-z][A-Za-z0-9]{0,39}$/;

/** Others link to pages by the remote's name and this one, so two remotes cannot claim the same page. */
function namesItsPages({ routes }: RemoteBuildInfo): string[] {
  const names = routes.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
  const wrong = names.filter((name) => !pageName.test(name));
  return [
    ...[...twice].map(
      (name) =>
        `It names two pages "${name}". Links would lead to one of them: give each page a name of its own.`,
    ),
    ...wrong.map(
      (name) =>
        `It names a page ${JSON.stringify(name)}. Use an identifier that starts with a small letter, such as newsArticle.`,
    ),
  ];
}

function overlap(one: string, other: string): boolean {
  const addresses = addressesOf(other);
  return addressesOf(one).some((address) => addresses.includes(address));
}

function routesOf(version: string | null | undefined, versions: Record<string, RemoteVersion>): string[] {
  return (version && versions[version]?.routes.map(({ path }) => path)) || [];
}

function hasBothLanguages({ messages }: RemoteBuildInfo): string[] {
  const lacking = languages.filter((language) => messages[language] === null);
  if (lacking.length > 0) {
    return lacking.map(
      (language) => `It has no messages in "${language}". Write src/locales/${language}.json.`,
    );
  }
  return languages.flatMap((language) => {
    const here = new Set(messages[language]);
    const missing = languages.flatMap((other) => messages[other] ?? []).filter((key) => !here.has(key));
    return missing.length === 0
      ? []
      : [`Its messages in "${language}" lack ${few(missing)}. Every text is needed in both languages.`];
  });
}

function fitsBudget({ firstUseBytes }: RemoteBuildInfo, budgetKb: number): string[] {
  const kb = firstUseBytes / 1024;
  return kb <= budgetKb
    ? []
    : [
        `Its first use loads ${kb.toFixed(1)} KB compressed, and ${String(budgetKb)} KB are allowed (tooling/budgets/budgets.json). Load later what the first page does not need.`,
      ];
}

function few(keys: string[]): string {
  const rest = keys.length - 5;
  return keys.slice(0, 5).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '');
}
