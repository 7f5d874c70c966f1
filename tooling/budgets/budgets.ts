/** What a shopper must download, against what we allow, and whether older browsers can read it: `npm run budgets` after `npm run build`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type {
  LoginData,
  Me,
  Paged,
  ProductCard,
  ProductDetail,
  StaffFlashSaleSummary,
} from '@storefront/shared/contracts';
import { chromiumPath } from '../chromium.mjs';
import { startStack } from '../stack';
import {
  byWeight,
  firstUse,
  sharedLibrariesInside,
  sourcesOf,
  sum,
  widgetUse,
  type WeighedFile,
} from './built-files';
import { builtFile, liveFolders, liveRemote } from './live-files';
import { loadCold, type LoadedScript, type Stored } from './cold-page';
import { pressCost } from './press';
import { openSent, type SentPage } from './sent-page';
import { youngerSyntax } from './younger-syntax';

interface Budgets {
  pages: {
    beforeHydrationKb: number;
    beforeHydrationRequests: number;
    byItselfKb: number;
    /** A page up to its main content, compressed: about what the first round trip of a new connection carries. */
    beginningKb: number;
    /**
     * `htmlKb` (not compressed) and `elements` are of the page as it is sent; `secondRenders` are components that are
     * rendered again without interaction.
     */
    visited: { path: string; remote: string; htmlKb: number; elements: number; secondRenders: number }[];
  };
  /** A page of remotes that visitors come to: its styles, as far as they hold in the page, and all that it asks for. */
  coldPages: { path: string; remote: string; as?: string; cssKb: number; requests: number }[];
  /** A control of a page of each remote, pressed on a phone with a slow processor. */
  presses: {
    slowestMs: number;
    controls: { path: string; remote: string; as?: string; hasCart?: boolean; control: string }[];
  };
  firstUseKb: Record<string, number>;
  /** Each widget of these remotes, on a page of another. */
  widgetKb: Record<string, number>;
}

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
const problems: string[] = [];

for (const [remote, allowed] of Object.entries(budgets.firstUseKb)) {
  const { folder, files } = liveRemote(remote);
  check(`${remote}: first use`, firstUse(folder, files), allowed);
  problems.push(...sharedLibrariesInside(folder).map((problem) => `${remote}: ${problem}`));
}
for (const [remote, allowed] of Object.entries(budgets.widgetKb)) {
  const { folder, files } = liveRemote(remote);
  for (const { widget, files: loaded } of widgetUse(folder, files))
    check(`${remote}: ${widget}`, loaded, allowed);
}
for (const folder of liveFolders())
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js')))
    for (const problem of youngerSyntax(readFileSync(path.join(folder, name), 'utf8')))
      problems.push(`${path.join(folder, name)}: older browsers refuse ${problem}`);
await measurePages();

for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Within every budget' : `${String(problems.length)} over budget`);
process.exit(problems.length === 0 ? 0 : 1);

async function measurePages(): Promise<void> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('There is no Chromium here; CHROMIUM_PATH names one.');
  const stack = await startStack({ filled: process.env['FILLED_SHOP'] });
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    let product: string | undefined;
    for (const { path: pattern, remote, ...sent } of budgets.pages.visited) {
      const address = pattern.includes(':slug') ? product : pattern;
      if (!address) throw new Error('The list of products links to no product.');
      if (address === product) await endFlashSales(stack.url);
      const { scripts, links, status, secondRenders } = await loadCold(browser, `${stack.url}${address}`);
      product ??= links.find((link) => /^\/products\/[^/?#]+$/.test(link));
      if (status !== 200) problems.push(`${pattern} answers ${String(status)}`);
      measure(pattern, remote, scripts);
      limit(`${pattern}: rendered again`, secondRenders, sent.secondRenders, 'components');
      checkSent(pattern, await openSent(browser, `${stack.url}${address}`), sent);
    }
    for (const { path: address, remote, as, ...allowed } of budgets.coldPages) {
      const stored = as === undefined ? {} : await sessionOf(stack.url, as);
      const { status, cssBytes, requests } = await loadCold(browser, `${stack.url}${address}`, stored);
      if (status !== 200) problems.push(`${address} answers ${String(status)}`);
      limit(`${remote}: styles of ${address}`, cssBytes / 1024, allowed.cssKb, 'KB');
      limit(`${remote}: requests of ${address}`, requests, allowed.requests, 'requests');
    }
    const { slowestMs, controls } = budgets.presses;
    for (const { path: address, remote, as, hasCart, control } of controls) {
      const stored = {
        ...(as !== undefined && (await sessionOf(stack.url, as))),
        ...(hasCart && (await aCart(stack.url))),
      };
      const press = () => pressCost(browser, { url: `${stack.url}${address}`, control, stored });
      let cost = await press();
      // One press may meet garbage collection; a page that is too slow is so each time.
      for (let again = 0; again < 2 && cost > slowestMs; again++) cost = Math.min(cost, await press());
      limit(`${remote}: a press at ${address}`, cost, slowestMs, 'ms');
    }
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** Which goods are in the demo's sale depends on the hour, and with them what the cards beside a product show. */
async function endFlashSales(url: string): Promise<void> {
  const { token } = await logIn(url, 'operator@example.com');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sales = await ask<Paged<StaffFlashSaleSummary>>(`${url}/api/main/admin/flash-sale`, { headers });
  for (const { id, version, state } of sales.data)
    if (state === 'RUNNING')
      await ask(`${url}/api/main/admin/flash-sale/${id}/end`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ version }),
      });
}

/** What a browser has stored after a login. */
async function sessionOf(url: string, username: string): Promise<Stored> {
  const { token, refreshToken, expiresIn } = await logIn(url, username);
  const me = await ask<Me>(`${url}/api/auth/user/me`, { headers: { authorization: `Bearer ${token}` } });
  return {
    accessToken: { token, refreshToken, expired: Date.now() + expiresIn },
    email: username,
    userInfo: { id: me.id, role: me.role, firstName: me.role, lastName: '' },
  };
}

function logIn(url: string, username: string): Promise<LoginData> {
  return ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'storefront' }),
  });
}

/** What a browser has stored of a visitor who put a product into the cart. */
async function aCart(url: string): Promise<Stored> {
  const { data } = await ask<Paged<ProductCard>>(`${url}/api/main/product/public?limit=24`);
  const slug = data.find(({ stock }) => stock > 2)?.seoSlug ?? '';
  const product = await ask<ProductDetail>(`${url}/api/main/product/get-by-seo-slug/${slug}`);
  const variant = product.infos.find(({ stock }) => stock > 2);
  if (!variant) throw new Error('There is no product to put into a cart.');
  const line = { infoId: variant.infoId, quantity: 2, isOrder: true, priceSeen: variant.price };
  return { carts: [line], totalQuantity: 1 };
}

async function ask<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(url, init);
  const { data, message } = (await answer.json()) as { data: T; message: string };
  if (!answer.ok) throw new Error(`${url}: ${message}`);
  return data;
}

function limit(what: string, value: number, allowed: number, unit: string): void {
  const line = `${what}: ${String(Math.round(value))} ${unit}, ${String(allowed)} allowed`;
  console.log(line);
  if (value > allowed) problems.push(line);
}

function measure(page: string, remote: string, scripts: LoadedScript[]): void {
  const { beforeHydrationKb, beforeHydrationRequests, byItselfKb } = budgets.pages;
  const files = scripts.map((script) => ({ ...describe(script, remote), encoding: script.encoding }));
  const first = files.filter(({ isLater }) => !isLater);
  check(`${page}: before it is drawn`, first, beforeHydrationKb);
  if (first.length > beforeHydrationRequests)
    problems.push(
      `${page}: ${String(first.length)} requests before it is drawn, ${String(beforeHydrationRequests)} allowed: ${first.map(({ name }) => name).join(', ')}`,
    );
  check(`${page}: all by itself`, files, byItselfKb);
  for (const { name, encoding } of files)
    if (encoding !== 'br') problems.push(`${page}: ${name} travels with encoding ${encoding}, not br`);
  const names = files.map(({ name }) => name);
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    problems.push(`${page}: ${name} is fetched more than once`);
  for (const { name, owner, isWidget } of files)
    if (owner && owner !== remote && !isWidget)
      problems.push(`${page}: ${name} is of a remote that this page does not use`);
}

function checkSent(
  page: string,
  { htmlBytes, beginningBytes, elements }: SentPage,
  allowed: { htmlKb: number; elements: number },
): void {
  const kb = htmlBytes / 1024;
  const line = `${page}: sent with ${kb.toFixed(1)} KB of HTML (${String(allowed.htmlKb)} allowed) and ${String(elements)} elements (${String(allowed.elements)} allowed)`;
  console.log(line);
  if (kb > allowed.htmlKb || elements > allowed.elements) problems.push(line);
  const { beginningKb } = budgets.pages;
  const beginning = `${page}: ${(beginningBytes / 1024).toFixed(1)} KB up to its main content, ${String(beginningKb)} allowed`;
  console.log(beginning);
  if (beginningBytes / 1024 > beginningKb) problems.push(beginning);
}

/** Transport, notices and widgets come beside the first paint; the page waits for all else that it asks for before it stands. */
function describe({ url, bytes, isAfterDrawing }: LoadedScript, pageRemote: string) {
  const { pathname } = new URL(url);
  const file = builtFile(pathname);
  const owner = pathname.startsWith('/_shell/') ? null : (pathname.split('/')[1] ?? null);
  const isLate =
    !pathname.endsWith('/shell.js') &&
    (file ? sourcesOf(file) : []).some((source) =>
      /node_modules\/(axios|notistack|nprogress)\/|src\/notices\//.test(source),
    );
  const isWidget = /\/door-(?!remote)[\w-]+\.js$/.test(pathname);
  return {
    name: pathname.replace(/^\/(_shell)?\/?/, ''),
    bytes,
    owner,
    isWidget,
    isLater: isAfterDrawing || isLate || isWidget || (owner !== null && owner !== pageRemote),
  };
}

function check(what: string, files: WeighedFile[], allowedKb: number): void {
  const kb = sum(files) / 1024;
  const line = `${what}: ${kb.toFixed(1)} KB in ${String(files.length)} files, ${String(allowedKb)} KB allowed`;
  console.log(line);
  if (kb <= allowedKb) return;
  const largest = files
    .toSorted(byWeight)
    .slice(0, 5)
    .map(({ name, bytes }) => `  ${(bytes / 1024).toFixed(1)} KB  ${name}`);
  problems.push([line, ...largest].join('\n'));
}
